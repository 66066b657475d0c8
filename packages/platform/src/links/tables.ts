import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { apps } from '../apps/tables.ts';
import { configs } from '../configs/tables.ts';
import { instantColumn, primaryId } from '../kit/columns.ts';
import { accounts } from '../session/tables.ts';

export const streamingLinks = pgTable(
  'streaming_links',
  {
    id: primaryId(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    appId: uuid('app_id')
      .notNull()
      .references(() => apps.id),
    configId: uuid('config_id')
      .notNull()
      .references(() => configs.id),
    name: text('name').notNull(),
    /** Null serves Latest. */
    version: integer('version'),
    createdAt: instantColumn('created_at').notNull(),
    deletedAt: instantColumn('deleted_at'),
  },
  (table) => [
    uniqueIndex('streaming_links_name')
      .on(table.accountId, table.name)
      .where(sql`deleted_at is null`),
    index('streaming_links_config').on(table.configId),
    index('streaming_links_app').on(table.appId, table.id),
    index('streaming_links_account').on(table.accountId, table.id),
  ],
);
