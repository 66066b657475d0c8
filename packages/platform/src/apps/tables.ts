import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { binItemId } from '../bin/tables.ts';
import { bytesColumn, instantColumn, primaryId } from '../kit/columns.ts';
import { accounts } from '../session/tables.ts';

export const apps = pgTable(
  'apps',
  {
    id: primaryId(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    name: text('name').notNull(),
    nameKey: text('name_key').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    binItemId: binItemId(),
  },
  (table) => [
    uniqueIndex('apps_name')
      .on(table.accountId, table.nameKey)
      .where(sql`bin_item_id is null`),
    index('apps_account').on(table.accountId, table.id),
    index('apps_bin').on(table.binItemId),
  ],
);

/** A version exists from the moment its upload is committed; `testedAt` says that it can be served. */
export const appVersions = pgTable(
  'app_versions',
  {
    id: primaryId(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    appId: uuid('app_id')
      .notNull()
      .references(() => apps.id),
    number: integer('number').notNull(),
    buildType: text('build_type').$type<'windows' | 'linux'>(),
    sizeBytes: bytesColumn('size_bytes').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    testedAt: instantColumn('tested_at'),
    binItemId: binItemId(),
  },
  (table) => [
    unique('app_versions_number').on(table.appId, table.number),
    // With the size: what an account stores is added up from the index alone.
    index('app_versions_account')
      .on(table.accountId, table.sizeBytes)
      .where(sql`bin_item_id is null`),
    index('app_versions_bin').on(table.binItemId),
  ],
);
