import type { Event } from '@launchyard/contract/events';
import { bigint, bigserial, index, integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { instantColumn, transactionIdColumn } from '../kit/columns.ts';

export type EventBody = Event extends infer E ? (E extends Event ? Omit<E, 'number'> : never) : never;

const written = {
  /** Null for events that concern the gateway alone. */
  accountId: uuid('account_id'),
  body: jsonb('body').$type<EventBody>().notNull(),
  at: instantColumn('at').notNull(),
};

/**
 * Written events without a number. `id` is assigned when an event is written, so it orders only events that waited for
 * the same lock: one with a lower `id` may be committed after one with a higher. The transaction id finds an event
 * without scanning numbered rows that are not vacuumed yet.
 */
export const unnumberedEvents = pgTable(
  'unnumbered_events',
  {
    transactionId: transactionIdColumn('transaction_id'),
    id: bigserial('id', { mode: 'number' }).notNull(),
    ...written,
  },
  (table) => [primaryKey({ columns: [table.transactionId, table.id] })],
);

/**
 * Its one row is the newest event’s number, even if that event was pruned: a number is never reused. Locked while
 * numbering.
 */
export const eventCounter = pgTable('event_counter', {
  id: integer('id').primaryKey(),
  newest: bigint('newest', { mode: 'number' }).notNull(),
});

/**
 * Numbered events. Numbers become visible in order and without a gap: a reader that has seen one has missed nothing
 * below it.
 */
export const events = pgTable(
  'events',
  { number: bigint('number', { mode: 'number' }).primaryKey(), ...written },
  (table) => [index('events_account').on(table.accountId, table.number)],
);
