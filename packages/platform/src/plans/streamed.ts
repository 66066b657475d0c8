import { sql, type SQL } from 'drizzle-orm';
import { USAGE_QUARTER_SECONDS } from '@launchyard/domain/plans';
import type { Sql } from '../kit/database.ts';
import { streamingSessions, usageQuarters } from '../tables/streaming.ts';

/** The quarter of an hour in which an instant lies, in SQL. */
export const quarterOf = (instant: SQL): SQL =>
  sql`date_bin(make_interval(secs => ${USAGE_QUARTER_SECONDS}), ${instant}, timestamptz 'epoch')`;

/**
 * How long an account (a UUID) has streamed in sessions that were asked for since an instant, in milliseconds: those
 * that run, too, up to when they were last heard. One statement, so that a session is in it once while it is counted.
 */
export async function readStreamed(database: Sql, accountId: string, since: Date): Promise<number> {
  const from = sql`${since.toISOString()}::timestamptz`;
  // The first quarter that lies in it whole.
  const firstWhole = quarterOf(
    sql`${from} + make_interval(secs => ${USAGE_QUARTER_SECONDS}) - interval '1 millisecond'`,
  );
  const { rows } = await database.execute<{ milliseconds: string }>(sql`
    select coalesce((select sum(streamed_milliseconds) from ${usageQuarters}
        where account_id = ${accountId} and quarter >= ${firstWhole}), 0)
      + coalesce((select sum(streamed_milliseconds) from ${streamingSessions}
        where account_id = ${accountId} and counted_at is not null and created_at >= ${from} and created_at < ${firstWhole}), 0)
      + coalesce((select sum(streamed_milliseconds) from ${streamingSessions}
        where account_id = ${accountId} and counted_at is null and created_at >= ${from}), 0) as milliseconds`);
  return Number(rows[0]?.milliseconds ?? 0);
}
