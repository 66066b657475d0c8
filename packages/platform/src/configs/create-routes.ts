import { configCreate, configDuplicate, configImport } from '@launchyard/contract/configs';
import type { Call } from '@launchyard/contract/kit';
import { configViolations, copyName, type SettingsContext } from '@launchyard/domain/configs';
import { formatId, parseId, type Violation } from '@launchyard/domain/kit';
import type { Caller } from '../access/caller.ts';
import { lockAccount } from '../accounts/lock.ts';
import type { InTransaction } from '../audit/audited-transaction.ts';
import { changeRoute, type Route } from '../http/routes.ts';
import type { Tx } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import { once, wasDone } from '../kit/idempotency.ts';
import { hashPassword } from '../kit/passwords.ts';
import { checkPlace, insertConfig, newDocument, takenNames, type NewConfig } from './create.ts';
import { findConfig } from './find.ts';
import { readImport } from './import.ts';
import { turnOf, withoutPassword } from './password.ts';
import { reply } from './present.ts';

/** Only a repeated create finds nothing: its config has been deleted since. */
const deletedSince: Violation = { ...configViolations.notFound, field: ['idempotencyKey'] };

/** Three ways to create a config: from settings, from another config, from a document. */
export function createRoutes({
  database,
  clock,
  filesOrigin,
}: Pick<Deps, 'database' | 'clock'> & SettingsContext): Route[] {
  return [
    changeRoute(configCreate, async ({ idempotencyKey, ...input }, caller, inTransaction) => {
      const { data, hasPassword } = newDocument(input.settings ?? {}, { filesOrigin });
      const asked = { ...input, settings: withoutPassword(input.settings ?? {}) };
      const request = requestOf(caller, configCreate, idempotencyKey, asked);
      const password = hasPassword ? input.settings?.password : undefined;
      const passwordHash = await hashForNew(request, caller, input.name, password);
      return createOnce(request, caller, inTransaction, () =>
        Promise.resolve({ name: input.name, data, passwordHash, reason: 'created' }),
      );
    }),
    changeRoute(configDuplicate, async ({ idempotencyKey, ...asked }, caller, inTransaction) =>
      createOnce(requestOf(caller, configDuplicate, idempotencyKey, asked), caller, inTransaction, async (tx) => {
        const accountId = caller.account.id;
        await lockAccount(tx, accountId);
        const { name, data, passwordHash } = await findConfig(tx, accountId, parseId('config', asked.configId));
        const free = asked.name ?? copyName(name, await takenNames(tx, accountId));
        return { name: free, data, passwordHash, reason: 'duplicated' };
      }),
    ),
    changeRoute(configImport, async ({ idempotencyKey, ...input }, caller, inTransaction) => {
      const { data, password, left } = readImport(input.document, input.password, { filesOrigin });
      const asked = { ...withoutPassword(input), document: data };
      const request = requestOf(caller, configImport, idempotencyKey, asked);
      const passwordHash = await hashForNew(request, caller, input.name, password);
      const made = await createOnce(request, caller, inTransaction, () =>
        Promise.resolve({ name: input.name, data, passwordHash, reason: 'imported' }),
      );
      return { ...made, left };
    }),
  ];

  /** `asked` is what the idempotency key stands for, without any password. */
  function requestOf({ account }: Caller, call: Call, key: string, asked: object): CreateRequest {
    return { accountId: account.id, key, call: call.name, input: asked, at: clock() };
  }

  /**
   * The password hash for a config that is about to be created, or null. Skipped if the create will likely be refused;
   * no lock is held meanwhile.
   */
  async function hashForNew(request: CreateRequest, caller: Caller, name: string, password: string | null | undefined) {
    if (typeof password !== 'string' || (await wasDone(database.sql, request.at, request))) return null;
    await checkPlace(database.sql, caller.account.id, name);
    return hashPassword(password, turnOf(caller));
  }
}

/** The request that `once` compares, and its time. */
type CreateRequest = Parameters<typeof once>[2] & { at: Date };

async function createOnce(
  { at, ...request }: CreateRequest,
  caller: Caller,
  inTransaction: InTransaction,
  prepare: (tx: Tx) => Promise<NewConfig>,
) {
  return inTransaction(async (tx, note) => {
    const id = await once(tx, at, request, async () => {
      const made = await insertConfig(tx, at, caller, await prepare(tx));
      return formatId('config', made.id);
    });
    const config = await findConfig(tx, caller.account.id, parseId('config', id), deletedSince);
    note({ subject: id, label: config.name });
    return reply(tx, caller, config);
  });
}
