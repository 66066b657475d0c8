import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { parseId } from '@launchyard/domain/kit';
import { mayLookUpAccounts, SESSION_DAYS, type Standing } from '@launchyard/domain/session';
import { accountColumns } from '../accounts/columns.ts';
import { noteKeyUse } from '../developer/keys.ts';
import { DAY_SECONDS, secondsAfter, secondsBefore, type Clock } from '../kit/clock.ts';
import type { Sql } from '../kit/database.ts';
import { hashToken, readToken } from '../kit/tokens.ts';
import { sessions } from '../tables/access.ts';
import { accounts, people } from '../tables/accounts.ts';
import { apiKeys } from '../tables/developer.ts';
import { members } from '../tables/team.ts';
import type { Caller } from './caller.ts';

type Person = Caller['person'] & { ownAccountId: string };
type Credential = Caller['credential'] & { person: Person; accountId: string };
type Staff = Credential & { isStaff: boolean };

export type Identified = { caller: Caller } | { refused: 'UNAUTHENTICATED' | 'FORBIDDEN' };

/**
 * Finds out who asks and how they stand to the account they name (a public id; unset means their own). A foreign account and one that
 * never was are refused alike.
 */
export async function identify(
  sql: Sql,
  clock: Clock,
  request: { token: string | undefined; account: string | undefined; requestId: string },
): Promise<Identified> {
  const kind = readToken(request.token ?? '');
  if (!request.token || !kind) return { refused: 'UNAUTHENTICATED' };
  // A streaming key opens streams, never the account.
  if (kind === 'streamingKey') return { refused: 'FORBIDDEN' };
  const found = await (kind === 'session' ? findSession : findKey)(sql, clock(), hashToken(request.token));
  if (!found) return { refused: 'UNAUTHENTICATED' };
  const credential = { ...found, isStaff: isStaff(found) };

  const accountId = request.account === undefined ? credential.accountId : parseId('account', request.account);
  const standing = accountId && (await findStanding(sql, credential, accountId));
  if (!accountId || !standing) return { refused: 'FORBIDDEN' };
  const [account] = await sql.select(accountColumns).from(accounts).where(eq(accounts.id, accountId));
  if (!account) return { refused: 'FORBIDDEN' };
  const { person, kind: credentialKind, id, expiresAt } = credential;
  return {
    caller: {
      requestId: request.requestId,
      credential: { kind: credentialKind, id, expiresAt },
      person: { id: person.id, email: person.email, username: person.username, role: person.role },
      isStaff: credential.isStaff,
      account: { ...account, standing, isOwn: person.ownAccountId === accountId },
    },
  };
}

const personColumns = {
  id: people.id,
  email: people.email,
  role: people.role,
  username: accounts.username,
  ownAccountId: people.accountId,
};

async function findSession(sql: Sql, now: Date, tokenHash: Buffer): Promise<Credential | null> {
  const [row] = await sql
    .select({ id: sessions.id, expiresAt: sessions.expiresAt, person: personColumns })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.personId))
    .innerJoin(accounts, eq(accounts.id, people.accountId))
    .where(and(eq(sessions.tokenHash, tokenHash), isNull(sessions.endedAt), gt(sessions.expiresAt, now)));
  if (!row) return null;
  const expiresAt = await renew(sql, now, row);
  return { kind: 'session', id: row.id, expiresAt, person: row.person, accountId: row.person.ownAccountId };
}

/** A session lives on with use. Written once a day at most, not with every request. Answers its end. */
async function renew(sql: Sql, now: Date, session: { id: string; expiresAt: Date }): Promise<Date> {
  const full = secondsAfter(now, SESSION_DAYS * DAY_SECONDS);
  if (session.expiresAt > secondsBefore(full, DAY_SECONDS)) return session.expiresAt;
  await sql.update(sessions).set({ expiresAt: full }).where(eq(sessions.id, session.id));
  return full;
}

async function findKey(sql: Sql, now: Date, tokenHash: Buffer): Promise<Credential | null> {
  const [row] = await sql
    .select({
      id: apiKeys.id,
      accountId: apiKeys.accountId,
      expiresAt: apiKeys.expiresAt,
      lastUsedAt: apiKeys.lastUsedAt,
      person: personColumns,
    })
    .from(apiKeys)
    .innerJoin(people, eq(people.id, apiKeys.personId))
    .innerJoin(accounts, eq(accounts.id, people.accountId))
    .where(
      and(
        eq(apiKeys.tokenHash, tokenHash),
        eq(apiKeys.kind, 'api'),
        isNull(apiKeys.endedAt),
        or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)),
      ),
    );
  if (!row) return null;
  // A key is worth no more than the right of whom it was made for.
  const { person, accountId } = row;
  if (person.ownAccountId !== accountId && !(await isMember(sql, accountId, person.id))) return null;
  await noteKeyUse(sql, now, row);
  return { kind: 'key', id: row.id, expiresAt: row.expiresAt, person, accountId };
}

/** What is made in the account of somebody else, or leaks from there, opens no third one. */
const isStaff = ({ kind, person, accountId }: Credential): boolean =>
  mayLookUpAccounts(person.role) && (kind === 'session' || accountId === person.ownAccountId);

/** A key works in its own account only; support staff may read every account. */
async function findStanding(sql: Sql, credential: Staff, accountId: string): Promise<Standing | null> {
  if (credential.accountId === accountId) return credential.kind === 'key' ? 'key' : 'owner';
  if (credential.kind === 'session' && (await isMember(sql, accountId, credential.person.id))) return 'member';
  return credential.isStaff ? 'support' : null;
}

async function isMember(sql: Sql, accountId: string, personId: string): Promise<boolean> {
  const rows = await sql
    .select({ id: members.accountId })
    .from(members)
    .where(and(eq(members.accountId, accountId), eq(members.personId, personId)));
  return rows.length > 0;
}
