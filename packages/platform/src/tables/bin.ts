import type { BinKind } from '@launchyard/domain/bin';
import type { Actor } from '@launchyard/domain/kit';
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytesColumn, instantColumn, primaryId } from '../kit/columns.ts';
import { accounts } from './accounts.ts';

/**
 * Deleted items that can be restored. The rows themselves stay in their tables: each of them, and what was deleted with
 * it, has the item in `bin_item_id`, and is live while that is null.
 */
export const binItems = pgTable(
  'bin_items',
  {
    id: primaryId(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    kind: text('kind').$type<BinKind>().notNull(),
    subjectId: uuid('subject_id').notNull(),
    name: text('name').notNull(),
    sizeBytes: bytesColumn('size_bytes').notNull().default(0),
    deletedAt: instantColumn('deleted_at').notNull(),
    deletedBy: jsonb('deleted_by').$type<Actor>().notNull(),
    /** What its kind needs to restore it as it was. */
    details: jsonb('details').$type<unknown>().notNull().default({}),
  },
  (table) => [
    uniqueIndex('bin_items_subject').on(table.subjectId),
    index('bin_items_account').on(table.accountId, table.id, table.deletedAt),
    index('bin_items_kind').on(table.accountId, table.kind, table.id),
    index('bin_items_age').on(table.deletedAt),
  ],
);

export type BinItemRow = typeof binItems.$inferSelect;

/** Makes a table’s rows deletable and restorable. */
export const binItemId = () => uuid('bin_item_id').references(() => binItems.id);
