import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import { SERVICE_FAULT } from '@launchyard/domain/kit/codes';
import { formatId } from '@launchyard/domain/kit';
import { MAX_SESSIONS, readBrowser, sessionViolations } from '@launchyard/domain/session';
import type { SessionRow } from '@launchyard/contract/session';
import type { Caller } from '../access/caller.ts';
import { endSessions } from '../access/end-sessions.ts';
import { NOT_ALLOWED } from '../access/require-may.ts';
import type { InTransaction } from '../audit/audited-transaction.ts';
import type { Deps } from '../kit/deps.ts';
import { FaultError } from '../kit/fault.ts';
import { instant } from '../kit/present.ts';
import { refuse } from '../kit/refuse.ts';
import { sessions } from '../tables/access.ts';

/** The open sessions of the caller, the last used first. */
export async function listSessions({ database, clock }: Deps, caller: Caller): Promise<SessionRow[]> {
  const current = sessionOf(caller);
  const rows = await database.sql
    .select()
    .from(sessions)
    .where(and(openOf(caller), gt(sessions.expiresAt, clock())))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(MAX_SESSIONS);
  return rows.map(({ id, createdAt, lastUsedAt, expiresAt, userAgent, country }) => ({
    id: formatId('session', id),
    createdAt: instant(createdAt),
    lastUsedAt: instant(lastUsedAt),
    expiresAt: instant(expiresAt),
    ...readBrowser(userAgent),
    country,
    isCurrent: id === current,
  }));
}

/**
 * Ends another open session of the caller (a UUID, or null for an id that was none). Others’ sessions are refused like
 * ended ones, and the session of the request is ended by signing out.
 */
export function revokeSession(
  { clock }: Deps,
  inTransaction: InTransaction,
  caller: Caller,
  sessionId: string | null,
): Promise<void> {
  const current = sessionOf(caller);
  if (sessionId === null || sessionId === current) return refuse(sessionViolations.sessionEnded);
  return inTransaction(async (tx, note) => {
    note({ subject: formatId('session', sessionId) });
    const ended = await endSessions(tx, clock(), and(openOf(caller), eq(sessions.id, sessionId)));
    if (ended === 0) refuse(sessionViolations.sessionEnded);
  });
}

/** Ends every open session of the caller but that of the request. Returns how many. */
export function revokeOtherSessions({ clock }: Deps, inTransaction: InTransaction, caller: Caller): Promise<number> {
  const current = sessionOf(caller);
  return inTransaction(async (tx, note) => {
    note({ subject: formatId('person', caller.person.id) });
    return endSessions(tx, clock(), and(openOf(caller), ne(sessions.id, current)));
  });
}

const openOf = ({ person }: Caller) => and(eq(sessions.personId, person.id), isNull(sessions.endedAt));

/** The session of the request (a UUID). A program neither sees nor ends the sessions of the person who made its key. */
function sessionOf({ credential: { kind, id } }: Caller): string {
  if (kind === 'key') throw new FaultError(SERVICE_FAULT.FORBIDDEN, NOT_ALLOWED);
  return id;
}
