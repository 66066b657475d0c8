import { and, isNull, type SQL } from 'drizzle-orm';
import { formatId } from '@launchyard/domain/kit';
import { publish } from '../events/publish.ts';
import type { Tx } from '../kit/database.ts';
import { sessions } from '../tables/access.ts';

/** Ends the active sessions that meet the condition, and disconnects their listeners. Returns how many. */
export async function endSessions(tx: Tx, now: Date, which: SQL | undefined): Promise<number> {
  const ended = await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(and(which, isNull(sessions.endedAt)))
    .returning({ id: sessions.id });
  for (const { id } of ended) {
    await publish(tx, now, null, {
      type: 'access.ended',
      ended: { kind: 'session', sessionId: formatId('session', id) },
    });
  }
  return ended.length;
}
