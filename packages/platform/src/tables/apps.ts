import type { LatestReason, TestKind } from '@launchyard/domain/apps';
import type { Picture } from '@launchyard/domain/assets';
import type { Actor } from '@launchyard/domain/kit';
import type { BuildContents } from '@launchyard/domain/uploads';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { bytesColumn, instantColumn, primaryId } from '../kit/columns.ts';
import { accounts } from './accounts.ts';
import { binItemId } from './bin.ts';
import { transfers } from './transfers.ts';

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
    createdBy: jsonb('created_by').$type<Actor>().notNull(),
    /** When Latest or the picture changed, or it came back from the bin. */
    updatedAt: instantColumn('updated_at').notNull(),
    /** What Latest serves: null until a version has passed its test. Changed while the account is locked, with a row of `latest_moves`. */
    latestVersionId: uuid('latest_version_id').references((): AnyPgColumn => appVersions.id),
    binItemId: binItemId(),
  },
  (table) => [
    uniqueIndex('apps_name')
      .on(table.accountId, table.nameKey)
      .where(sql`bin_item_id is null`),
    // Includes the searched column: every name is scanned for a search, in the index alone.
    index('apps_account')
      .on(table.accountId, table.id, table.nameKey)
      .where(sql`bin_item_id is null`),
    index('apps_latest').on(table.latestVersionId),
    index('apps_bin').on(table.binItemId),
  ],
);

/** A version exists once its upload is committed; `testedAt` means that it can be served. */
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
    /** Null until it is unpacked. Only returned for single versions: lists of applications do not read it. */
    contents: jsonb('contents').$type<BuildContents>(),
    createdAt: instantColumn('created_at').notNull(),
    testedAt: instantColumn('tested_at'),
    /** How it passed its test. */
    testKind: text('test_kind').$type<TestKind>(),
    binItemId: binItemId(),
  },
  (table) => [
    unique('app_versions_number').on(table.appId, table.number),
    // Includes the size: an account’s used storage is summed from the index alone.
    index('app_versions_account')
      .on(table.accountId, table.sizeBytes)
      .where(sql`bin_item_id is null`),
    index('app_versions_bin').on(table.binItemId),
  ],
);

/**
 * Which version Latest served and since when: append-only, even if the application is gone. Version numbers, because
 * those are never reused.
 */
export const latestMoves = pgTable(
  'latest_moves',
  {
    id: primaryId(),
    /** No foreign key: it stays when the application is deleted. */
    appId: uuid('app_id').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    createdBy: jsonb('created_by').$type<Actor>().notNull(),
    why: text('why').$type<LatestReason>().notNull(),
    fromNumber: integer('from_number'),
    toNumber: integer('to_number').notNull(),
  },
  (table) => [index('latest_moves_app').on(table.appId, table.id)],
);

/** The thumbnail of an application: unfinished while `key` is null, then shown until it is replaced. */
export const thumbnails = pgTable(
  'thumbnails',
  {
    /** The id of its transfer. */
    id: uuid('id')
      .primaryKey()
      .references(() => transfers.id),
    /** No foreign key: thumbnails of a deleted application are removed by a job, and until then this names nothing. */
    appId: uuid('app_id').notNull(),
    /** The unguessable end of its address. */
    key: text('key').unique(),
    mediaType: text('media_type').$type<Picture['mediaType']>(),
    width: integer('width'),
    height: integer('height'),
    shownAt: instantColumn('shown_at'),
  },
  (table) => [index('thumbnails_app').on(table.appId)],
);
