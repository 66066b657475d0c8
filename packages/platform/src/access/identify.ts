import { SERVICE_FAULT } from '@launchyard/domain/kit/codes';
import { and, eq, isNull } from 'drizzle-orm';
import { lookingIn } from '@launchyard/domain/access';
import { parseId } from '@launchyard/domain/kit';
import { SESSION_DAYS } from '@launchyard/domain/session';
import type { Account } from '../accounts/account.ts';
import { accountColumns } from '../accounts/columns.ts';
import { noteKeyUse } from '../keys/keys.ts';
import { DAY_SECONDS, secondsAfter, secondsBefore, type Clock } from '../kit/clock.ts';
import type { Sql } from '../kit/database.ts';
import { hashToken, readToken } from '../kit/tokens.ts';
import { sessions } from '../tables/access.ts';
import { accounts } from '../tables/accounts.ts';
import type { Caller } from './caller.ts';
import { findCredential, findGraphiqlToken, isProfileUnfinished, type Credential } from './credential.ts';
import { findGrant, staffOf } from './grant.ts';
import { findOpenCase } from './support-case.ts';

/** How accurate the last use of a session is. */
const USE_NOTED_SECONDS = 5 * 60;

export type Identified =
  | { caller: Caller }
  | {
      refused:
        typeof SERVICE_FAULT.UNAUTHENTICATED | typeof SERVICE_FAULT.FORBIDDEN | typeof SERVICE_FAULT.CASE_REQUIRED;
    };

/**
 * Authenticates the request and finds the caller’s grant in the account that it names (a public id; by default their
 * own). Foreign and missing accounts are refused alike, also to staff, who read an account only within an open case.
 */
export async function identify(
  sql: Sql,
  clock: Clock,
  request: { token: string | undefined; account: string | undefined; requestId: string; clientAddress: string },
): Promise<Identified> {
  const kind = readToken(request.token ?? '');
  if (!request.token || !kind) return { refused: SERVICE_FAULT.UNAUTHENTICATED };
  // A streaming key opens streams, never the account.
  if (kind === 'streamingKey') return { refused: SERVICE_FAULT.FORBIDDEN };
  const now = clock();
  const by = { tokenHash: hashToken(request.token) };
  const asked = request.account === undefined ? null : parseId('account', request.account);
  const credential =
    kind === 'graphiql'
      ? await findGraphiqlToken(sql, now, by.tokenHash)
      : await findCredential(sql, now, kind === 'session' ? 'session' : 'key', by, asked);
  const home = credential && (await findGrant(sql, credential, credential.accountId));
  if (!credential || !home) return { refused: SERVICE_FAULT.UNAUTHENTICATED };
  const expiresAt = await noteUse(sql, now, credential);

  const { id, person } = credential;
  const staff = staffOf(credential);
  const stranger = { refused: staff ? SERVICE_FAULT.CASE_REQUIRED : SERVICE_FAULT.FORBIDDEN };
  const accountId = request.account === undefined ? credential.accountId : asked;
  if (!accountId) return stranger;
  const own = accountId === credential.accountId ? home : await findGrant(sql, credential, accountId);
  const supportCase = own || !staff ? null : await findOpenCase(sql, now, { personId: person.id, accountId });
  const grant = own ?? (supportCase && lookingIn(staff));
  if (!grant) return stranger;
  const account = await actingIn(sql, credential, accountId);
  if (!account) return stranger;
  return {
    caller: {
      requestId: request.requestId,
      clientAddress: request.clientAddress,
      credential: { kind: credential.kind, id, expiresAt, sessionId: credential.openedIn?.sessionId ?? null },
      person: { id: person.id, email: person.email, username: person.username, role: person.role },
      openerId: credential.openedIn?.person.id ?? null,
      isProfileUnfinished: isProfileUnfinished(credential),
      account,
      supportCase: supportCase && { id: supportCase.id, endsAt: supportCase.endsAt },
      grant,
      asked: new Set(),
    },
  };
}

/** The account (a UUID); a key of staff may look into another one than its own. */
async function actingIn(sql: Sql, { acting }: Credential, accountId: string): Promise<Account | null> {
  if (acting.account?.id === accountId) return acting.account;
  const [account] = await sql.select(accountColumns).from(accounts).where(eq(accounts.id, accountId));
  return account ?? null;
}

/** Records the use. Returns when the credential expires, which use may postpone. */
async function noteUse(sql: Sql, now: Date, credential: Credential): Promise<Date | null> {
  const { kind, id, expiresAt, lastUsedAt } = credential;
  if (kind === 'session') return expiresAt && renew(sql, now, { id, expiresAt, lastUsedAt });
  await noteKeyUse(sql, now, { id, lastUsedAt });
  return expiresAt;
}

/** Use renews a session. Written every few minutes at most, not with every request. Returns when it expires. */
async function renew(
  sql: Sql,
  now: Date,
  session: { id: string; expiresAt: Date; lastUsedAt: Date | null },
): Promise<Date> {
  if (session.lastUsedAt && session.lastUsedAt > secondsBefore(now, USE_NOTED_SECONDS)) return session.expiresAt;
  const full = secondsAfter(now, SESSION_DAYS * DAY_SECONDS);
  const isOpen = and(eq(sessions.id, session.id), isNull(sessions.endedAt));
  await sql.update(sessions).set({ expiresAt: full, lastUsedAt: now }).where(isOpen);
  return full;
}
