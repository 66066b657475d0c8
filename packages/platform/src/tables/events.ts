import type { Event } from '@launchyard/contract/events';
import { bigint, index, integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../kit/columns.ts';

export type EventBody = Event extends infer E ? (E extends Event ? Omit<E, 'number'> : never) : never;

/** Its one row is the number of the newest event, also of one that was pruned: a number is never given twice. */
export const eventCounter = pgTable('event_counter', {
  id: integer('id').primaryKey(),
  newest: bigint('newest', { mode: 'number' }).notNull(),
});

/** Numbers are given under a lock that is held until commit: whoever has read up to a number has missed nothing below it. */
export const events = pgTable(
  'events',
  {
    number: bigint('number', { mode: 'number' }).primaryKey(),
    /** Null for events that concern the gateway alone. */
    accountId: uuid('account_id'),
    body: jsonb('body').$type<EventBody>().notNull(),
    at: instantColumn('at').notNull(),
  },
  (table) => [index('events_account').on(table.accountId, table.number), index('events_at').on(table.at)],
);
