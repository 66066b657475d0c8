import { index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../kit/columns.ts';
import { accounts } from '../session/tables.ts';

/** What is remembered of the stream test server between two looks: one row, or none as long as all is well. */
export const testServer = pgTable('test_server', {
  id: integer('id').primaryKey(),
  misses: integer('misses').notNull(),
  missedAt: instantColumn('missed_at'),
  silentSince: instantColumn('silent_since'),
  lookedAt: instantColumn('looked_at'),
  downSince: instantColumn('down_since'),
  /** How many builds waited there when it last gave its list. */
  queued: integer('queued').notNull().default(0),
  /** Names the incident while it is down. */
  incidentId: uuid('incident_id'),
});

/** Who was written to about which incident: each owner once, however many of their uploads wait. */
export const testServerMails = pgTable(
  'test_server_mails',
  {
    incidentId: uuid('incident_id').notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    at: instantColumn('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.incidentId, table.accountId] }), index('test_server_mails_at').on(table.at)],
);
