import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../kit/database.ts';
import { streamingSessions, type StreamingSessionRow } from '../tables/streaming.ts';
import { tellChange } from './tell-change.ts';

/**
 * Ends an open session (a UUID) for somebody of its account, with a word to its visitor or none. The process that runs it
 * notices within a second. Returns its row; undefined if it has ended already.
 */
export async function endSession(
  tx: Tx,
  now: Date,
  id: string,
  endWord: string | null,
): Promise<StreamingSessionRow | undefined> {
  const [ended] = await tx
    .update(streamingSessions)
    .set({ state: 'ended', end: 'endedByOwner', endWord, endedAt: now, graceEndsAt: null })
    .where(and(eq(streamingSessions.id, id), isNull(streamingSessions.endedAt)))
    .returning();
  if (ended) await tellChange(tx, now, ended.accountId);
  return ended;
}
