import { DEFAULT_CONFIG_NAME, type WireDocument } from '@launchyard/domain/configs';
import type { Actor } from '@launchyard/domain/kit';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instantColumn, primaryId } from '../kit/columns.ts';
import { accounts } from './accounts.ts';
import { binItemId } from './bin.ts';

/** Named settings of a stream. */
export const configs = pgTable(
  'configs',
  {
    id: primaryId(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    name: text('name').notNull(),
    nameKey: text('name_key').notNull(),
    /** 1 for the default config, which comes first in lists; 0 for the others. */
    isDefault: integer('is_default').generatedAlwaysAs(
      sql.raw(`case when name_key = '${DEFAULT_CONFIG_NAME}' then 1 else 0 end`),
    ),
    /** Increases with each change; a change names the revision that its caller saw. */
    revision: integer('revision').notNull().default(1),
    /**
     * The wire document without a password, with unknown keys as they were given. A missing key counts as its default.
     */
    data: jsonb('data').$type<WireDocument>().notNull().default({}),
    /** The keys of the library files that the document uses; written together with it. */
    assetKeys: text('asset_keys').array().notNull().default([]),
    /** Argon2id; null if none is set. Read only to be compared, never returned. */
    passwordHash: text('password_hash'),
    createdAt: instantColumn('created_at').notNull(),
    createdBy: jsonb('created_by').$type<Actor>().notNull(),
    /** When its revision rose, or it came back from the bin. */
    updatedAt: instantColumn('updated_at').notNull(),
    binItemId: binItemId(),
  },
  (table) => [
    uniqueIndex('configs_name')
      .on(table.accountId, table.nameKey)
      .where(sql`bin_item_id is null`),
    index('configs_account')
      .on(table.accountId, table.isDefault, table.id, table.nameKey)
      .where(sql`bin_item_id is null`),
    index('configs_assets').using('gin', table.assetKeys),
    index('configs_bin').on(table.binItemId),
  ],
);

export type ConfigRow = typeof configs.$inferSelect;

export type ChangeReason = 'created' | 'updated' | 'duplicated' | 'imported' | 'restored';

/**
 * Every revision of every config: append-only. It contains no password, only whether there was one. The history of a
 * permanently deleted config stays, although nobody can query it without the config; so there is no foreign key.
 */
export const configChanges = pgTable(
  'config_changes',
  {
    id: primaryId(),
    configId: uuid('config_id').notNull(),
    /** The revision that it made. */
    revision: integer('revision').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    reason: text('reason').$type<ChangeReason>().notNull(),
    createdBy: jsonb('created_by').$type<Actor>().notNull(),
    document: jsonb('document').$type<WireDocument>().notNull(),
    hasPassword: boolean('has_password').notNull(),
    /** Whether it set another password. */
    isPasswordNew: boolean('is_password_new').notNull(),
  },
  (table) => [uniqueIndex('config_changes_revision').on(table.configId, table.revision)],
);
