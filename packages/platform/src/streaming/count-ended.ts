import { sql } from 'drizzle-orm';
import type { Deps } from '../kit/deps.ts';
import { quarterOf } from '../plans/streamed.ts';
import { runAlone } from '../kit/locks.ts';
import { streamingSessions, usageQuarters } from '../tables/streaming.ts';

const BATCH = 2_000;

/**
 * Adds sessions that ended to the usage of their accounts, each once: whoever ended them, they are marked in the
 * transaction that adds them. One process at a time; a crash leaves them to the next run.
 */
export async function countEnded({ database, clock }: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  for (;;) {
    let counted = 0;
    await runAlone(database, 'metering', async (tx) => {
      const { rowCount } = await tx.execute(sql`
        with ended as (
          select id, account_id, ${quarterOf(sql`created_at`)} as quarter, streamed_milliseconds
          from ${streamingSessions} where counted_at is null and ended_at is not null limit ${BATCH} for update),
        added as (
          insert into ${usageQuarters} as usage (account_id, quarter, sessions, streamed_milliseconds)
          select account_id, quarter, count(*), sum(streamed_milliseconds) from ended group by account_id, quarter
          on conflict (account_id, quarter) do update set sessions = usage.sessions + excluded.sessions,
            streamed_milliseconds = usage.streamed_milliseconds + excluded.streamed_milliseconds)
        update ${streamingSessions} set counted_at = ${clock().toISOString()}::timestamptz from ended where ${streamingSessions}.id = ended.id`);
      counted = rowCount ?? 0;
    });
    if (counted < BATCH) return;
  }
}
