import { and, eq, inArray, isNull } from 'drizzle-orm';
import {
  checkKeyName,
  keyViolations,
  MAX_KEYS,
  type GeneratedKeyKind,
  type KeyKind,
  type KeyScope,
} from '@launchyard/domain/developer';
import { normalName } from '@launchyard/domain/kit';
import type { Caller } from '../access/caller.ts';
import { lockAccount } from '../accounts/lock.ts';
import type { InTransaction } from '../audit/audited-transaction.ts';
import { publishContent } from '../events/content.ts';
import { endKeys, letKeysExpire, makeKey, type NewKey } from '../keys/keys.ts';
import { DAY_SECONDS, secondsAfter } from '../kit/clock.ts';
import type { Sql, Tx } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import { once } from '../kit/idempotency.ts';
import { refuse, refuseAny } from '../kit/refuse.ts';
import { apps } from '../tables/apps.ts';
import { apiKeys } from '../tables/keys.ts';
import { findKey, isActive, presentKey } from './list-keys.ts';

type Needs = Pick<Deps, 'clock'>;

/** A key with a name. `appIds` are UUIDs, null among them for invalid ids. */
export function createKey(
  { clock }: Needs,
  inTransaction: InTransaction,
  caller: Caller,
  given: {
    name: string;
    scopes: readonly KeyScope[];
    appIds: ReadonlyArray<string | null> | null;
    expiresInDays: number | undefined;
  },
  request: Request,
) {
  refuseAny(checkKeyName(given.name));
  const now = clock();
  const { expiresInDays } = given;
  const expiresAt = expiresInDays === undefined ? null : secondsAfter(now, expiresInDays * DAY_SECONDS);
  return shownOnce(now, inTransaction, caller, request, async (tx, owner) => {
    await requireRoom(tx, now, owner.accountId);
    const appIds = given.appIds && (await requireApps(tx, owner.accountId, given.appIds));
    const scopes = [...new Set(given.scopes)];
    return makeKey(tx, now, { ...owner, name: normalName(given.name), scopes, appIds }, 'named', expiresAt);
  });
}

/** Generates one of the account’s two keys. The previous one ends, at once or after the overlap. */
export function generateKey(
  { clock }: Needs,
  inTransaction: InTransaction,
  caller: Caller,
  { kind, overlapHours }: { kind: GeneratedKeyKind; overlapHours: number },
  request: Request,
) {
  const now = clock();
  return shownOnce(now, inTransaction, caller, request, async (tx, owner) => {
    const isCurrent = and(isActive(now, owner.accountId), eq(apiKeys.kind, kind), isNull(apiKeys.expiresAt));
    await (overlapHours === 0
      ? endKeys(tx, now, isCurrent)
      : letKeysExpire(tx, now, isCurrent, secondsAfter(now, overlapHours * 3600)));
    await requireRoom(tx, now, owner.accountId);
    return makeKey(tx, now, owner, kind);
  });
}

/** As the specification calls the two keys. */
const NAMES: Record<KeyKind, string> = { api: 'apiKey', streaming: 'streamingApiKey', named: '' };

/** The idempotency key of a request, and what it stands for: the input as given. */
interface Request {
  idempotencyKey: string;
  call: string;
  asked: object;
}

/** Makes a key once for each idempotency key. Only the request that made it learns the secret. */
async function shownOnce(
  now: Date,
  inTransaction: InTransaction,
  { account, person }: Caller,
  { idempotencyKey, call, asked }: Request,
  make: (tx: Tx, owner: Pick<NewKey, 'accountId' | 'personId'>) => Promise<{ id: string; token: string }>,
) {
  const owner = { accountId: account.id, personId: person.id };
  let secret: string | null = null;
  return inTransaction(async (tx, note) => {
    // Two that generate at once take turns, and the limit is exact.
    await lockAccount(tx, account.id);
    const id = await once(tx, now, { accountId: account.id, key: idempotencyKey, call, input: asked }, async () => {
      const made = await make(tx, owner);
      secret = made.token;
      await publishContent(tx, now, account.id, 'keys');
      return made.id;
    });
    const row = await findKey(tx, account.id, id);
    if (!row) throw new Error(`there is no key ${id}`);
    const apiKey = presentKey(row);
    note({ subject: apiKey.id, label: row.name ?? NAMES[row.kind] });
    return { apiKey, secret };
  });
}

async function requireRoom(tx: Tx, now: Date, accountId: string): Promise<void> {
  if ((await tx.$count(apiKeys, isActive(now, accountId))) >= MAX_KEYS) refuse(keyViolations.limitReached);
}

async function requireApps(sql: Sql, accountId: string, given: ReadonlyArray<string | null>): Promise<string[]> {
  const appIds = [...new Set(given)].filter((id) => id !== null);
  const mine = and(eq(apps.accountId, accountId), inArray(apps.id, appIds), isNull(apps.binItemId));
  const isComplete = !given.includes(null) && (await sql.$count(apps, mine)) === appIds.length;
  return isComplete ? appIds : refuse(keyViolations.appNotFound);
}
