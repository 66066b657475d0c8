import { and, asc, inArray, isNull } from 'drizzle-orm';
import { PLACED_STATES } from '@launchyard/domain/streaming';
import type { Sql } from '../kit/database.ts';
import { streamingSessions } from '../tables/streaming.ts';

/** Where a session stands in its account’s queue, from 1, and how long it waits at most; null: nobody knows. */
export interface Wait {
  sessionId: string;
  place: number;
  waitSeconds: number | null;
}

/**
 * Everybody who waits for a place of these accounts (UUIDs), in order; the `absent` come after all others. The n-th gets the place that is free n-th, at the
 * latest when its session has lasted as long as it may.
 */
export async function readQueues(
  sql: Sql,
  now: Date,
  accountIds: readonly string[],
  absent: ReadonlySet<string>,
): Promise<Wait[]> {
  if (accountIds.length === 0) return [];
  const rows = await sql
    .select({
      id: streamingSessions.id,
      accountId: streamingSessions.accountId,
      state: streamingSessions.state,
      from: streamingSessions.placedAt,
      liveAt: streamingSessions.liveAt,
      rules: streamingSessions.rules,
    })
    .from(streamingSessions)
    .where(
      and(
        inArray(streamingSessions.accountId, [...accountIds]),
        isNull(streamingSessions.endedAt),
        inArray(streamingSessions.state, ['queued', ...PLACED_STATES]),
      ),
    )
    .orderBy(asc(streamingSessions.id));
  return accountIds.flatMap((accountId) => {
    const ofAccount = rows.filter((row) => row.accountId === accountId);
    const lefts = ofAccount
      .filter((row) => row.state !== 'queued')
      .map(({ liveAt, from, rules }) => {
        const since = liveAt ?? from ?? now;
        return Math.max(0, Math.ceil((since.getTime() - now.getTime()) / 1000) + rules.maxMinutes * 60);
      })
      .toSorted((a, b) => a - b);
    const queued = ofAccount.filter((row) => row.state === 'queued');
    const inOrder = queued.toSorted((a, b) => Number(absent.has(a.id)) - Number(absent.has(b.id)));
    return inOrder.map(({ id }, index) => ({ sessionId: id, place: index + 1, waitSeconds: lefts[index] ?? null }));
  });
}
