import { z } from 'zod';
import { paymentsEvent, type PaymentsEvent } from '@launchyard/contract/payments';
import { DAY, inSeconds, newId, Refused, type Needs } from './kit.ts';

type Happened = { [Type in PaymentsEvent['type']]: Pick<Extract<PaymentsEvent, { type: Type }>, 'type' | 'data'> };

/** Writes an event. Called in the transaction of what it tells. */
export function recordEvent<Type extends PaymentsEvent['type']>(
  { store, clock }: Needs,
  type: Type,
  object: Happened[Type]['data']['object'],
): void {
  const [id, now] = [newId('evt'), clock().getTime()];
  const body = JSON.stringify({ id, object: 'event', created: inSeconds(now), type, data: { object } });
  store.run('INSERT INTO events (id, body, next_try_at, created_at) VALUES (?, ?, ?, ?)', id, body, now, now);
}

const numberRow = z.object({ number: z.number() });
const bodyRow = z.object({ body: z.string() });

/** A page of events, oldest first. */
export function listEvents(
  { store }: Needs,
  { createdGte = 0, startingAfter, limit }: ListOptions,
): { data: PaymentsEvent[]; hasMore: boolean } {
  const after = startingAfter === undefined ? 0 : positionOf(store, 'events', startingAfter);
  const rows = store.list(
    bodyRow,
    'SELECT body FROM events WHERE created_at >= ? AND number > ? ORDER BY number LIMIT ?',
    createdGte,
    after,
    limit + 1,
  );
  const data = rows.slice(0, limit).map(({ body }) => paymentsEvent.parse(JSON.parse(body)));
  return { data, hasMore: rows.length > limit };
}

/** Throws for one that is not there, or was forgotten. */
export function findEvent({ store }: Needs, id: string): PaymentsEvent {
  const row = store.find(bodyRow, 'SELECT body FROM events WHERE id = ?', id);
  if (!row) throw new Refused('resource_missing', `There is no event ${id}.`);
  return paymentsEvent.parse(JSON.parse(row.body));
}

export interface ListOptions {
  /** In milliseconds. */
  createdGte?: number;
  startingAfter?: string;
  limit: number;
}

/** The number of a row in a list. */
export function positionOf(store: Needs['store'], table: 'events' | 'payment_intents', id: string): number {
  const row = store.find(numberRow, `SELECT number FROM ${table} WHERE id = ?`, id);
  if (!row) throw new Refused('resource_missing', `There is no ${id} to list after.`);
  return row.number;
}

/** Removes events that are older than so many days. */
export function forgetEvents({ store, clock }: Needs, days: number): void {
  store.run('DELETE FROM events WHERE created_at < ?', clock().getTime() - days * DAY);
}
