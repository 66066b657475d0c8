import type { AssetKind, MediaType } from '@launchyard/domain/assets';
import type { Actor } from '@launchyard/domain/kit';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, bytesColumn, instantColumn } from '../kit/columns.ts';
import { accounts } from './accounts.ts';
import { binItemId } from './bin.ts';
import { transfers } from './transfers.ts';

/** A library file: unfinished while `key` is null. How it was sent is in its transfer, under the same id. */
export const assets = pgTable(
  'assets',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => transfers.id),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    kind: text('kind').$type<AssetKind>().notNull(),
    name: text('name').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    createdBy: jsonb('created_by').$type<Actor>().notNull(),
    /** The unguessable part of its address. All of these are set together. */
    key: text('key').unique(),
    mediaType: text('media_type').$type<MediaType>(),
    /** The stored size, which counts against the account’s storage. */
    sizeBytes: bytesColumn('size_bytes'),
    width: integer('width'),
    height: integer('height'),
    /** For a picture: of the stored bytes. For a video: over the hashes of its parts, as it was sent. */
    sha256: bytea('sha256'),
    binItemId: binItemId(),
  },
  (table) => [
    index('assets_list')
      .on(table.accountId, table.kind, table.id)
      .where(sql`key is not null and bin_item_id is null`),
    index('assets_storage')
      .on(table.accountId, table.sizeBytes)
      .where(sql`bin_item_id is null`),
    index('assets_bin').on(table.binItemId),
  ],
);
export type AssetRow = typeof assets.$inferSelect;
