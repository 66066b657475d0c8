import { sql } from 'drizzle-orm';
import type { Tx } from '../kit/database.ts';
import { eventCounter, events, type EventBody } from '../tables/events.ts';

const COUNTER_ROW = 1;
export const EVENTS_CHANNEL = 'launchyard_events';

/**
 * Writes an event as part of the transaction. Call it last, only the audit row comes later: from here to the commit no other event can be numbered, which is what makes
 * the numbers an order without gaps. `accountId` is the UUID of whom it concerns, or null.
 */
export async function publish(tx: Tx, now: Date, accountId: string | null, body: EventBody): Promise<void> {
  // The counter's row stays locked until the commit.
  const [counter] = await tx
    .insert(eventCounter)
    .values({ id: COUNTER_ROW, newest: 1 })
    .onConflictDoUpdate({ target: eventCounter.id, set: { newest: sql`${eventCounter.newest} + 1` } })
    .returning({ newest: eventCounter.newest });
  if (!counter) throw new Error('the event got no number');
  await tx.insert(events).values({ number: counter.newest, accountId, body, at: now });
  await tx.execute(sql`select pg_notify(${EVENTS_CHANNEL}, '')`);
}
