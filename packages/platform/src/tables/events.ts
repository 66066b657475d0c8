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
 * What was written and has no number yet. `id` is taken when an event is written, so it gives the order of what waited for the same lock,
 * and of no more: one with a lower `id` may be committed after one with a higher. By its transaction an event is found without walking over
 * all that was numbered before and is not cleared away yet.
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

/** Its one row is the number of the newest event, also of one that was pruned: a number is never given twice. Locked by whoever numbers. */
export const eventCounter = pgTable('event_counter', {
  id: integer('id').primaryKey(),
  newest: bigint('newest', { mode: 'number' }).notNull(),
});

/** What was numbered. Numbers become visible in their order and without a gap: whoever has read up to one has missed nothing below it. */
export const events = pgTable(
  'events',
  { number: bigint('number', { mode: 'number' }).primaryKey(), ...written },
  (table) => [index('events_account').on(table.accountId, table.number)],
);
