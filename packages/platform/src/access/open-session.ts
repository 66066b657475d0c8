import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { MAX_SESSIONS, SESSION_DAYS } from '@launchyard/domain/session';
import { DAY_SECONDS, secondsAfter } from '../kit/clock.ts';
import type { Tx } from '../kit/database.ts';
import { hashToken, makeToken } from '../kit/tokens.ts';
import { sessions } from '../tables/access.ts';
import { endSessions } from './end-sessions.ts';

/**
 * Opens a session for a person (a UUID). The request’s previous session, if any, ends, because a browser has one; so
 * does the oldest one above the limit. The token is shown once.
 */
export async function openSession(
  tx: Tx,
  now: Date,
  personId: string,
  visitor: { token: string | undefined; userAgent: string; country: string | null },
): Promise<{ id: string; token: string; expiresAt: Date }> {
  const token = makeToken('session');
  const expiresAt = secondsAfter(now, SESSION_DAYS * DAY_SECONDS);
  const [session] = await tx
    .insert(sessions)
    .values({
      personId,
      tokenHash: hashToken(token),
      createdAt: now,
      lastUsedAt: now,
      expiresAt,
      userAgent: visitor.userAgent,
      country: visitor.country,
    })
    .returning({ id: sessions.id });
  if (!session) throw new Error('the session was not written');
  if (visitor.token) await endSessions(tx, now, eq(sessions.tokenHash, hashToken(visitor.token)));
  await endOneTooMany(tx, now, personId);
  return { id: session.id, token, expiresAt };
}

async function endOneTooMany(tx: Tx, now: Date, personId: string): Promise<void> {
  const [oneTooMany] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.personId, personId), isNull(sessions.endedAt), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.id))
    .limit(1)
    .offset(MAX_SESSIONS);
  if (oneTooMany) await endSessions(tx, now, eq(sessions.id, oneTooMany.id));
}
