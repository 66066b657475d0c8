import type { StorageProvider, TransferKind, TransferState } from '@launchyard/domain/uploads';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, bytesColumn, instantColumn, primaryId } from '../kit/columns.ts';
import { accounts } from './accounts.ts';

/**
 * A file being sent from somebody’s disk to a store in parts, whatever its kind. It outlives tabs and processes. Data
 * of its kind is in a table of that kind, under the same id.
 */
export const transfers = pgTable(
  'transfers',
  {
    id: primaryId(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    kind: text('kind').$type<TransferKind>().notNull(),
    fileName: text('file_name').notNull(),
    /** As declared; the parts must match it. Reserved while the transfer is open, for kinds that count as storage. */
    sizeBytes: bytesColumn('size_bytes').notNull(),
    partBytes: bytesColumn('part_bytes').notNull(),
    /** The bytes that are stored durably. */
    receivedBytes: bytesColumn('received_bytes').notNull().default(0),
    /** Where parts are sent from now on. Stored parts record their own store. */
    storageProvider: text('storage_provider').$type<StorageProvider>().notNull().default('default'),
    state: text('state').$type<TransferState>().notNull().default('open'),
    /** SHA-256 over the ordered part hashes, in hex, set at the commit. */
    digest: text('digest'),
    startedBy: uuid('started_by').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    /** Accurate to some seconds, even within a part. */
    lastByteAt: instantColumn('last_byte_at').notNull(),
    sendingSince: instantColumn('sending_since'),
    sendingAt: instantColumn('sending_at'),
  },
  (table) => [
    index('transfers_open')
      .on(table.accountId)
      .where(sql`state = 'open'`),
    index('transfers_idle')
      .on(table.kind, table.lastByteAt)
      .where(sql`state = 'open'`),
  ],
);
export type TransferRow = typeof transfers.$inferSelect;

export const transferParts = pgTable(
  'transfer_parts',
  {
    transferId: uuid('transfer_id')
      .notNull()
      .references(() => transfers.id),
    number: integer('number').notNull(),
    sizeBytes: bytesColumn('size_bytes').notNull(),
    sha256: bytea('sha256').notNull(),
    storageProvider: text('storage_provider').$type<StorageProvider>().notNull(),
    /** The store’s name for it. */
    location: text('location').notNull(),
    storedAt: instantColumn('stored_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.transferId, table.number] })],
);
