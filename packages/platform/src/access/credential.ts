import { and, eq, gt, isNull, or, type SQL } from 'drizzle-orm';
import type { Person } from '../accounts/account.ts';
import type { Sql } from '../kit/database.ts';
import { sessions } from '../tables/access.ts';
import { accounts, people } from '../tables/accounts.ts';
import { apiKeys } from '../tables/developer.ts';

/** What authenticates a request. Ids are UUIDs; `expiresAt` is null for a key that does not expire. */
export interface Credential {
  kind: 'session' | 'key';
  id: string;
  expiresAt: Date | null;
  /** Who signed in, or who created the key. */
  person: Person & { ownAccountId: string };
  /** The account it acts in by default; for a key the only one. */
  accountId: string;
  /** The applications (UUIDs) that a key is limited to; null for all. */
  appIds: string[] | null;
  /** When it was last used, to the minute for a key and to a few minutes for a session. Null: never. */
  lastUsedAt: Date | null;
}

const personColumns = {
  id: people.id,
  email: people.email,
  role: people.role,
  username: accounts.username,
  ownAccountId: people.accountId,
};

/** An active credential, by the hash of its token or by its id; null if there is none. */
export function findCredential(
  sql: Sql,
  now: Date,
  kind: Credential['kind'],
  by: { tokenHash: Buffer } | { id: string },
): Promise<Credential | null> {
  const table = kind === 'session' ? sessions : apiKeys;
  const isIt = 'id' in by ? eq(table.id, by.id) : eq(table.tokenHash, by.tokenHash);
  return kind === 'session' ? findSession(sql, now, isIt) : findKey(sql, now, isIt);
}

async function findSession(sql: Sql, now: Date, isIt: SQL): Promise<Credential | null> {
  const [row] = await sql
    .select({
      id: sessions.id,
      expiresAt: sessions.expiresAt,
      lastUsedAt: sessions.lastUsedAt,
      person: personColumns,
    })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.personId))
    .innerJoin(accounts, eq(accounts.id, people.accountId))
    .where(and(isIt, isNull(sessions.endedAt), gt(sessions.expiresAt, now)));
  return row ? { ...row, kind: 'session', accountId: row.person.ownAccountId, appIds: null } : null;
}

async function findKey(sql: Sql, now: Date, isIt: SQL): Promise<Credential | null> {
  const lives = and(isNull(apiKeys.endedAt), or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)));
  const [row] = await sql
    .select({
      id: apiKeys.id,
      accountId: apiKeys.accountId,
      appIds: apiKeys.appIds,
      expiresAt: apiKeys.expiresAt,
      lastUsedAt: apiKeys.lastUsedAt,
      person: personColumns,
    })
    .from(apiKeys)
    .innerJoin(people, eq(people.id, apiKeys.personId))
    .innerJoin(accounts, eq(accounts.id, people.accountId))
    .where(and(isIt, eq(apiKeys.kind, 'api'), lives));
  return row ? { ...row, kind: 'key' } : null;
}
