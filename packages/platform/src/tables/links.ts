import type { Actor } from '@launchyard/domain/kit';
import type { LinkKind } from '@launchyard/domain/links';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytea, instantColumn, primaryId } from '../kit/columns.ts';
import { accounts } from './accounts.ts';
import { apps } from './apps.ts';
import { binItemId } from './bin.ts';
import { configs } from './configs.ts';

const isLive = sql`bin_item_id is null`;

export const links = pgTable(
  'links',
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
    kind: text('kind').$type<LinkKind>().notNull(),
    name: text('name').notNull(),
    /** For searches by a part of its name. */
    nameKey: text('name_key').generatedAlwaysAs(sql`lower(name)`),
    /** Null serves Latest. */
    version: integer('version'),
    /** Increases with every change; a change names the revision that its caller saw. */
    revision: integer('revision').notNull().default(1),
    /** The unguessable id in its anonymised address. */
    sealedId: text('sealed_id').notNull().unique(),
    /** For meetings only; unguessable. */
    hostMeetingId: text('host_meeting_id').unique(),
    guestMeetingId: text('guest_meeting_id').unique(),
    createdAt: instantColumn('created_at').notNull(),
    createdBy: jsonb('created_by').$type<Actor>().notNull(),
    /** When its revision rose, or it came back from the bin. */
    updatedAt: instantColumn('updated_at').notNull(),
    binItemId: binItemId(),
  },
  (table) => [
    uniqueIndex('links_name').on(table.accountId, table.name).where(isLive),
    // Includes the bin item, so that live links are counted from the index alone.
    index('links_config').on(table.configId, table.id, table.binItemId),
    index('links_app').on(table.appId, table.kind, table.accountId, table.id, table.binItemId),
    index('links_account').on(table.accountId, table.kind, table.id, table.binItemId),
    // A search scans every name of the account, newest first, in the index alone, too.
    index('links_found').on(table.accountId, table.id, table.nameKey).where(isLive),
    index('links_by_name').on(table.accountId, table.kind, table.nameKey, table.id).where(isLive),
    // What an address names, and which links share one.
    index('links_address').on(table.appId, table.configId, table.version, table.kind),
    index('links_pinned')
      .on(table.appId, table.version, table.name)
      .where(sql`version is not null and bin_item_id is null`),
    index('links_bin').on(table.binItemId),
  ],
);

/** Links of streaming links that end after so many visitors, or at a time. Only the digest of the token is stored. */
export const signedLinks = pgTable(
  'signed_links',
  {
    id: primaryId(),
    linkId: uuid('link_id')
      .notNull()
      .references(() => links.id, { onDelete: 'cascade' }),
    tokenHash: bytea('token_hash').notNull().unique(),
    /** The end of the token, by which its owner recognises it. */
    lastFour: text('last_four').notNull(),
    maxUses: integer('max_uses'),
    uses: integer('uses').notNull().default(0),
    /** Uses that were given back, which `uses` does not count. */
    returnedUses: integer('returned_uses').notNull().default(0),
    expiresAt: instantColumn('expires_at'),
    createdAt: instantColumn('created_at').notNull(),
    createdBy: jsonb('created_by').$type<Actor>().notNull(),
    lastUsedAt: instantColumn('last_used_at'),
    revokedAt: instantColumn('revoked_at'),
  },
  (table) => [
    index('signed_links_link').on(table.linkId, table.id),
    index('signed_links_made').on(table.linkId, table.createdAt),
    // Those that are open now are among them.
    index('signed_links_open')
      .on(table.linkId, table.expiresAt)
      .where(sql`revoked_at is null and (max_uses is null or uses < max_uses)`),
  ],
);
export type SignedLinkRow = typeof signedLinks.$inferSelect;

/** The websites that may embed the streams of an account. */
export const embeddingDomains = pgTable(
  'embedding_domains',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    domain: text('domain').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    createdBy: jsonb('created_by').$type<Actor>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.domain] })],
);

/**
 * The ids in a link’s addresses. Knowing one opens the link, so they are unguessable. Those of meetings are null for a
 * streaming link.
 */
export type LinkIds = Pick<typeof links.$inferSelect, 'sealedId' | 'hostMeetingId' | 'guestMeetingId'>;
