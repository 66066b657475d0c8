import { and, asc, eq, gt, min } from 'drizzle-orm';
import type { Event } from '@launchyard/contract/events';
import type { Sql } from '../kit/database.ts';
import { eventCounter, events } from '../tables/events.ts';

/**
 * The highest number ever given, 0 if there is none. Committed events may still lack a number: call `numberEvents`
 * first.
 */
export async function newestEvent(sql: Sql): Promise<number> {
  const [row] = await sql.select({ number: eventCounter.newest }).from(eventCounter);
  return row?.number ?? 0;
}

/** The number of the oldest event kept; null if there is none. */
export async function oldestEvent(sql: Sql): Promise<number | null> {
  const [row] = await sql.select({ number: min(events.number) }).from(events);
  return row?.number ?? null;
}

/**
 * Whether every event after a number is kept. A number beyond the newest comes from a database that was replaced by a
 * backup.
 */
export async function isKeptAfter(sql: Sql, after: number): Promise<boolean> {
  const newest = await newestEvent(sql);
  return after <= newest && after >= ((await oldestEvent(sql)) ?? newest + 1) - 1;
}

/** The events after a number, oldest first: of one account (a UUID), or of all. */
export async function readEvents(sql: Sql, after: number, limit: number, accountId?: string): Promise<Event[]> {
  const rows = await sql
    .select({ number: events.number, body: events.body })
    .from(events)
    .where(and(gt(events.number, after), accountId === undefined ? undefined : eq(events.accountId, accountId)))
    .orderBy(asc(events.number))
    .limit(limit);
  return rows.map((row) => ({ ...row.body, number: row.number }));
}
