import { and, asc, eq, gt, max } from 'drizzle-orm';
import type { Event } from '@launchyard/contract/events';
import type { Sql } from '../kit/database.ts';
import { events } from './tables.ts';

/** The number of the newest event, 0 when there is none. */
export async function newestEvent(sql: Sql): Promise<number> {
  const [row] = await sql.select({ number: max(events.number) }).from(events);
  return row?.number ?? 0;
}

/** The events after a number, the oldest first: of one account (a UUID), or of all. */
export async function readEvents(sql: Sql, after: number, limit: number, accountId?: string): Promise<Event[]> {
  const rows = await sql
    .select({ number: events.number, body: events.body })
    .from(events)
    .where(and(gt(events.number, after), accountId === undefined ? undefined : eq(events.accountId, accountId)))
    .orderBy(asc(events.number))
    .limit(limit);
  return rows.map((row) => ({ ...row.body, number: row.number }));
}
