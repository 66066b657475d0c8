import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Tx } from '../kit/database.ts';
import { streamingSessions, type StreamingSessionRow } from '../tables/streaming.ts';
import { tellChange } from './tell-change.ts';

/**
 * Ends an open session (a UUID) for somebody of its account, with a word to its visitor or none, and with a host’s those
 * of the guests. The process that runs them notices within a second. Returns its row; undefined if it has ended already.
 */
export async function endSession(
  tx: Tx,
  now: Date,
  id: string,
  endWord: string | null,
): Promise<StreamingSessionRow | undefined> {
  const rows = await tx
    .update(streamingSessions)
    .set({ state: 'ended', end: 'endedByOwner', endWord, endedAt: now, graceEndsAt: null })
    .where(
      and(or(eq(streamingSessions.id, id), eq(streamingSessions.meetingId, id)), isNull(streamingSessions.endedAt)),
    )
    .returning();
  const ended = rows.find((row) => row.id === id);
  if (ended) await tellChange(tx, now, ended.accountId);
  return ended;
}

/**
 * Ends all open sessions of accounts (UUIDs) that were deleted, as if their links had been. Nobody is told: nobody can
 * watch them any more.
 */
export async function endSessionsOf(tx: Tx, now: Date, accountIds: readonly string[]): Promise<void> {
  await tx
    .update(streamingSessions)
    .set({ state: 'ended', end: 'linkRemoved', endedAt: now, graceEndsAt: null })
    .where(and(inArray(streamingSessions.accountId, [...accountIds]), isNull(streamingSessions.endedAt)));
}
