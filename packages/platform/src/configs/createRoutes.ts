import { configCreate, configDuplicate, configImport } from '@launchyard/contract/configs';
import { configViolations, copyName, type SettingsContext } from '@launchyard/domain/configs';
import { formatId, type Violation } from '@launchyard/domain/kit';
import type { Tx } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import { once } from '../kit/idempotency.ts';
import { changeRoute, type Route } from '../http/routes.ts';
import type { Caller } from '../session/caller.ts';
import type { InTransaction } from '../support/auditedTransaction.ts';
import { lockAccount } from '../uploads/locks.ts';
import { insertConfig, newDocument, takenNames, type NewConfig } from './create.ts';
import { findConfig } from './find.ts';
import { readImport } from './import.ts';
import { besideSettings, hashGiven, withoutPassword } from './password.ts';
import { reply } from './present.ts';

/** Only a repeated create finds nothing: what it made has been deleted since. */
const deletedSince: Violation = { ...configViolations.notFound, field: ['idempotencyKey'] };

/** Three ways to a new config: from settings, from another config, from a document. */
export function createRoutes({ clock, filesOrigin }: Pick<Deps, 'clock'> & SettingsContext): Route[] {
  return [
    changeRoute(configCreate, async ({ idempotencyKey, ...input }, caller, inTransaction) => {
      const { data, hasPassword } = newDocument(input.settings ?? {}, { filesOrigin });
      const hash = hasPassword ? await hashGiven(input.settings?.password) : undefined;
      const asked = { ...input, settings: withoutPassword(input.settings ?? {}) };
      return createOnce(configCreate.name, { idempotencyKey, asked }, caller, inTransaction, () =>
        Promise.resolve({ name: input.name, data, passwordHash: hash ?? null, reason: 'created' }),
      );
    }),
    changeRoute(configDuplicate, async ({ idempotencyKey, ...asked }, caller, inTransaction) =>
      createOnce(configDuplicate.name, { idempotencyKey, asked }, caller, inTransaction, async (tx) => {
        const accountId = caller.account.id;
        await lockAccount(tx, accountId);
        const { name, data, passwordHash } = await findConfig(tx, accountId, asked.configId);
        const free = asked.name ?? copyName(name, await takenNames(tx, accountId));
        return { name: free, data, passwordHash, reason: 'duplicated' };
      }),
    ),
    changeRoute(configImport, async ({ idempotencyKey, ...input }, caller, inTransaction) => {
      const { data, password } = readImport(input.document, input.password, { filesOrigin });
      const hash = await hashGiven(password, besideSettings);
      const asked = { ...withoutPassword(input), document: data };
      return createOnce(configImport.name, { idempotencyKey, asked }, caller, inTransaction, () =>
        Promise.resolve({ name: input.name, data, passwordHash: hash ?? null, reason: 'imported' }),
      );
    }),
  ];

  /** `asked` is what the idempotency key stands for, without any password. */
  async function createOnce(
    call: string,
    { idempotencyKey, asked }: { idempotencyKey: string; asked: object },
    caller: Caller,
    inTransaction: InTransaction,
    prepare: (tx: Tx) => Promise<NewConfig>,
  ) {
    const now = clock();
    const request = { accountId: caller.account.id, key: idempotencyKey, call, input: asked };
    return inTransaction(async (tx, note) => {
      const id = await once(tx, now, request, async () => {
        const made = await insertConfig(tx, now, caller, await prepare(tx));
        return formatId('config', made.id);
      });
      note({ subject: id });
      return reply(tx, caller, await findConfig(tx, caller.account.id, id, deletedSince));
    });
  }
}
