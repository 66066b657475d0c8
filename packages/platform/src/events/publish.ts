import { afterCommit, type Tx } from '../kit/database.ts';
import { numberEvents } from './number.ts';
import { unnumberedEvents, type EventBody } from '../tables/events.ts';

/**
 * Writes an event in the transaction; it is numbered right after the commit. `accountId` is the UUID of the account
 * concerned, or null.
 *
 * Call it last, when every lock is held: events are delivered in the order in which they were written, so one written
 * before waiting for a lock would precede what its holder did.
 *
 * For actions and their outcomes: things that nobody may miss, at most one per second for each thing. Presence,
 * heartbeats and samples of a stream’s quality do not belong here. Each event is written twice, kept for seven days and
 * sent to every gateway; data that is outdated a moment later needs none of that. Keep it in the row that it is about,
 * or send it past the database, and publish only the result, as `uploads/heartbeat.ts` does.
 */
export async function publish(tx: Tx, now: Date, accountId: string | null, body: EventBody): Promise<void> {
  await tx.insert(unnumberedEvents).values({ accountId, body, at: now });
  afterCommit(tx, numberEvents);
}
