import { afterCommit, type Tx } from '../kit/database.ts';
import { numberEvents } from './number.ts';
import { unnumberedEvents, type EventBody } from '../tables/events.ts';

/**
 * Writes an event as part of the transaction; it is numbered right after the commit. `accountId` is the UUID of whom it concerns, or null.
 *
 * Call it last, when every lock is held: events are told in the order in which they were written, and what is written before waiting for
 * somebody is told before what they did.
 *
 * For what somebody did, or what became of it: things of which nobody may miss one, at most one a second for each thing. Who is looking at
 * what, heartbeats, and samples of a stream's quality do not belong here. Each event is written twice, kept for seven days and told to every
 * gateway; what is out of date a moment later needs none of that. Keep such a thing in the row that it is about, or send it past the
 * database, and publish only what it comes to, as `uploads/heartbeat.ts` does.
 */
export async function publish(tx: Tx, now: Date, accountId: string | null, body: EventBody): Promise<void> {
  await tx.insert(unnumberedEvents).values({ accountId, body, at: now });
  afterCommit(tx, numberEvents);
}
