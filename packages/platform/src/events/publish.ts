import { sql } from 'drizzle-orm';
import type { Sql } from '../kit/database.ts';
import { events, type EventBody } from './tables.ts';

/** Any number, the same in every process: serialises the numbering. */
const NUMBERING_LOCK = 715_201;
export const EVENTS_CHANNEL = 'launchyard_events';

/**
 * Writes an event as part of the transaction. Call it last: from here to the commit no other event can be numbered, which is what makes
 * the numbers an order without gaps. `accountId` is the UUID of whom it concerns, or null.
 */
export async function publish(tx: Sql, now: Date, accountId: string | null, body: EventBody): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${NUMBERING_LOCK})`);
  const next = sql<number>`(select coalesce(max(${events.number}), 0) + 1 from ${events})`;
  await tx.insert(events).values({ number: next, accountId, body, at: now });
  await tx.execute(sql`select pg_notify(${EVENTS_CHANNEL}, '')`);
}
