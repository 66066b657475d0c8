import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { binItemId } from '../bin/tables.ts';
import { instantColumn, primaryId } from '../kit/columns.ts';
import { accounts } from '../session/tables.ts';

/** Named settings of a stream. `data` holds what differs from the defaults. */
export const configs = pgTable(
  'configs',
  {
    id: primaryId(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    name: text('name').notNull(),
    nameKey: text('name_key').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    /** Argon2id; null while none is set. It leaves this table to be compared, never to be shown. */
    passwordHash: text('password_hash'),
    createdAt: instantColumn('created_at').notNull(),
    binItemId: binItemId(),
  },
  (table) => [
    uniqueIndex('configs_name')
      .on(table.accountId, table.nameKey)
      .where(sql`bin_item_id is null`),
    index('configs_bin').on(table.binItemId),
  ],
);
