import type { KeyScope } from '@launchyard/domain/developer';
import { and, eq, gt, isNull, ne, or, sql as expression, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AccountRole } from '@launchyard/domain/access';
import type { Account, Person } from '../accounts/account.ts';
import { accountColumns } from '../accounts/columns.ts';
import { isNotDeleted } from '../accounts/is-deleted.ts';
import type { Sql } from '../kit/database.ts';
import { sessions } from '../tables/access.ts';
import { accounts, people } from '../tables/accounts.ts';
import { graphiqlTokens } from '../tables/developer.ts';
import { apiKeys } from '../tables/keys.ts';
import { members } from '../tables/team.ts';

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
  /** What a key may do in addition to reading; null if it is not narrowed. */
  scopes: KeyScope[] | null;
  /** When it was last used, to the minute for a key and to a few minutes for a session. Null: never. */
  lastUsedAt: Date | null;
  /**
   * The account that was asked for, or else the default one, with the membership of the person in it: read along with
   * the credential, since every request needs them. Null if there is none.
   */
  acting: { account: Account | null; membership: FoundRole | null };
  /** For a token for GraphiQL: the session that it was made in, and whose that is. */
  openedIn?: { sessionId: string; person: Opener };
}

type Opener = Pick<Credential['person'], 'id' | 'username' | 'ownAccountId'>;

/** The role of a person in an account, and the applications (UUIDs) that they are limited to; null for all. */
export interface FoundRole {
  role: AccountRole;
  appIds: string[] | null;
}

const ownAccounts = alias(accounts, 'own_accounts');
const actingColumns = {
  account: accountColumns,
  membership: { role: members.role, appIds: members.appIds },
};
const isOwnNotDeleted = isNull(ownAccounts.deletedAt);
const isMembership = and(eq(members.accountId, accounts.id), eq(members.personId, people.id));

const personColumns = {
  id: people.id,
  email: people.email,
  role: people.role,
  username: ownAccounts.username,
  ownAccountId: people.accountId,
};

/**
 * An active credential, by the hash of its token or by its id; null if there is none, also once its
 * person or its account was deleted. `accountId` (a UUID) is the account that a session is to act in; a key acts in its own.
 */
export function findCredential(
  sql: Sql,
  now: Date,
  kind: Credential['kind'],
  by: { tokenHash: Buffer } | { id: string },
  accountId: string | null = null,
): Promise<Credential | null> {
  const table = kind === 'session' ? sessions : apiKeys;
  const isIt = 'id' in by ? eq(table.id, by.id) : eq(table.tokenHash, by.tokenHash);
  return kind === 'session' ? findSession(sql, now, isIt, accountId) : findKey(sql, now, isIt);
}

async function findSession(sql: Sql, now: Date, isIt: SQL, accountId: string | null): Promise<Credential | null> {
  const [found] = await sql
    .select({
      id: sessions.id,
      expiresAt: sessions.expiresAt,
      lastUsedAt: sessions.lastUsedAt,
      person: personColumns,
      ...actingColumns,
    })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.personId))
    .innerJoin(ownAccounts, eq(ownAccounts.id, people.accountId))
    .leftJoin(
      accounts,
      and(eq(accounts.id, expression`coalesce(${accountId}::uuid, ${people.accountId})`), isNotDeleted),
    )
    .leftJoin(members, isMembership)
    .where(and(isIt, isOpen(now), isOwnNotDeleted));
  if (!found) return null;
  const { account, membership, ...row } = found;
  const unlimited = { appIds: null, scopes: null, acting: { account, membership } };
  return { ...row, ...unlimited, kind: 'session', accountId: row.person.ownAccountId };
}

const isOpen = (now: Date) => and(isNull(sessions.endedAt), gt(sessions.expiresAt, now));

async function findKey(sql: Sql, now: Date, isIt: SQL): Promise<Credential | null> {
  const lives = and(isNull(apiKeys.endedAt), or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)));
  const [found] = await sql
    .select({
      id: apiKeys.id,
      accountId: apiKeys.accountId,
      appIds: apiKeys.appIds,
      scopes: apiKeys.scopes,
      expiresAt: apiKeys.expiresAt,
      lastUsedAt: apiKeys.lastUsedAt,
      person: personColumns,
      ...actingColumns,
    })
    .from(apiKeys)
    .innerJoin(people, eq(people.id, apiKeys.personId))
    .innerJoin(ownAccounts, eq(ownAccounts.id, people.accountId))
    .leftJoin(accounts, eq(accounts.id, apiKeys.accountId))
    .leftJoin(members, isMembership)
    .where(and(isIt, ne(apiKeys.kind, 'streaming'), lives, isNotDeleted, isOwnNotDeleted));
  if (!found) return null;
  const { account, membership, ...row } = found;
  return { ...row, acting: { account, membership }, kind: 'key' };
}

/**
 * Whether the person of a session has not chosen a username yet: they may do nothing before. A key goes on: its program
 * can finish no profile, and only somebody who had finished theirs made it.
 */
export function isProfileUnfinished({ kind, person, openedIn }: Credential): boolean {
  const signedIn = kind === 'session' ? person : openedIn?.person;
  return signedIn?.username === null;
}

/** The same credential later, while it is active; for a token for GraphiQL its key, while its session is, too. */
export async function findCredentialAgain(
  sql: Sql,
  now: Date,
  { kind, id, sessionId }: Pick<Credential, 'kind' | 'id'> & { sessionId: string | null },
): Promise<Credential | null> {
  const credential = await findCredential(sql, now, kind, { id });
  if (!credential || sessionId === null) return credential;
  const session = await findCredential(sql, now, 'session', { id: sessionId });
  return session && { ...credential, openedIn: { sessionId, person: session.person } };
}

/** The key of a token for GraphiQL, until one of them expires; null once its session or its key has ended. */
export async function findGraphiqlToken(sql: Sql, now: Date, tokenHash: Buffer): Promise<Credential | null> {
  const [token] = await sql
    .select({
      apiKeyId: graphiqlTokens.apiKeyId,
      expiresAt: graphiqlTokens.expiresAt,
      sessionId: sessions.id,
      person: { id: people.id, username: ownAccounts.username, ownAccountId: people.accountId },
    })
    .from(graphiqlTokens)
    .innerJoin(sessions, eq(sessions.id, graphiqlTokens.sessionId))
    .innerJoin(people, eq(people.id, sessions.personId))
    .innerJoin(ownAccounts, eq(ownAccounts.id, people.accountId))
    .where(
      and(eq(graphiqlTokens.tokenHash, tokenHash), gt(graphiqlTokens.expiresAt, now), isOpen(now), isOwnNotDeleted),
    );
  const key = token && (await findKey(sql, now, eq(apiKeys.id, token.apiKeyId)));
  if (!token || !key) return null;
  const expiresAt = key.expiresAt && key.expiresAt < token.expiresAt ? key.expiresAt : token.expiresAt;
  return { ...key, expiresAt, openedIn: { sessionId: token.sessionId, person: token.person } };
}
