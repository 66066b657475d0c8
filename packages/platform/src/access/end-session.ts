import { and, isNull, type SQL } from 'drizzle-orm';
import { formatId } from '@launchyard/domain/kit';
import { publish } from '../events/publish.ts';
import type { Tx } from '../kit/database.ts';
import { sessions } from '../tables/access.ts';

/** Ends the session that meets the condition, if it is active, and disconnects its listeners. */
export async function endSession(tx: Tx, now: Date, which: SQL): Promise<void> {
  const [ended] = await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(and(which, isNull(sessions.endedAt)))
    .returning({ id: sessions.id });
  if (!ended) return;
  await publish(tx, now, null, {
    type: 'access.ended',
    ended: { kind: 'session', sessionId: formatId('session', ended.id) },
  });
}
