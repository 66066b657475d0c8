import { MOST_CASE_SESSIONS } from '@launchyard/contract/support';
import type { SessionRow } from '@launchyard/contract/session';
import { formatId } from '@launchyard/domain/kit';
import { browserText, personLabel, readBrowser, sessionViolations } from '@launchyard/domain/session';
import { and, desc, eq, gt, inArray, isNull, type SQL } from 'drizzle-orm';
import { endSessions } from '../access/end-sessions.ts';
import { findOwner } from '../accounts/owner.ts';
import type { Sql } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import { instant } from '../kit/present.ts';
import { refuse } from '../kit/refuse.ts';
import { sessions } from '../tables/access.ts';
import { accounts, people } from '../tables/accounts.ts';
import { members } from '../tables/team.ts';
import type { Consented } from './consented.ts';

/** Where the owner and the members of an account (a UUID) are signed in, the last used first. */
export async function listCaseSessions(
  db: Sql,
  now: Date,
  accountId: string,
): Promise<{ personLabel: string; session: SessionRow }[]> {
  const rows = await db
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      expiresAt: sessions.expiresAt,
      userAgent: sessions.userAgent,
      country: sessions.country,
      username: accounts.username,
      email: people.email,
    })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.personId))
    .innerJoin(accounts, eq(accounts.id, people.accountId))
    .where(and(await isOfAccount(db, accountId), isNull(sessions.endedAt), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(MOST_CASE_SESSIONS);
  return rows.map(({ id, createdAt, lastUsedAt, expiresAt, userAgent, country, ...person }) => ({
    personLabel: personLabel(person),
    session: {
      id: formatId('session', id),
      createdAt: instant(createdAt),
      lastUsedAt: instant(lastUsedAt),
      expiresAt: instant(expiresAt),
      ...readBrowser(userAgent),
      country,
      isCurrent: false,
    },
  }));
}

/**
 * Ends a session (a UUID, or null for an id that was none) of the owner or a member. Others’ sessions are refused like
 * ended ones.
 */
export async function endCaseSession(
  { clock }: Pick<Deps, 'clock'>,
  { caller, inTransaction }: Consented,
  sessionId: string | null,
): Promise<void> {
  if (sessionId === null) return refuse(sessionViolations.sessionEnded);
  await inTransaction(async (tx, note) => {
    const isIts = and(eq(sessions.id, sessionId), await isOfAccount(tx, caller.account.id));
    const [session] = await tx.select({ userAgent: sessions.userAgent }).from(sessions).where(isIts);
    if (!session || (await endSessions(tx, clock(), isIts)) === 0) refuse(sessionViolations.sessionEnded);
    note({
      subject: formatId('session', sessionId),
      label: browserText(readBrowser(session.userAgent)),
    });
  });
}

/** Their ids are read first: the condition over both would scan all sessions. */
async function isOfAccount(db: Sql, accountId: string): Promise<SQL> {
  const [owner, team] = await Promise.all([
    findOwner(db, accountId),
    db.select({ id: members.personId }).from(members).where(eq(members.accountId, accountId)),
  ]);
  const ids = [owner, ...team].map(({ id }) => id);
  return inArray(sessions.personId, ids);
}
