import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { PersonRole } from '@launchyard/domain/access';
import { bytesColumn, instantColumn, primaryId } from '../kit/columns.ts';

/**
 * Everything of a customer belongs to an account. It has no name until its owner has finished their profile, and keeps
 * one from then on; `usernameKey` is the name in lower case.
 */
export const accounts = pgTable(
  'accounts',
  {
    id: primaryId(),
    /** In no unique index: changing it must not lock out those who write what refers to the account. */
    ownerId: uuid('owner_id')
      .notNull()
      .references((): AnyPgColumn => people.id),
    username: text('username'),
    usernameKey: text('username_key').unique(),
    purchasedStorageBytes: bytesColumn('purchased_storage_bytes').notNull().default(0),
    /** Whether its links use the address for pay-per-launch. */
    isPayPerLaunch: boolean('is_pay_per_launch').notNull().default(false),
    createdAt: instantColumn('created_at').notNull(),
    /** When something in this row changed, not in what hangs on it. */
    updatedAt: instantColumn('updated_at').notNull(),
    /** Both or none: what was granted when it was opened. */
    trialDays: integer('trial_days'),
    trialEndsAt: instantColumn('trial_ends_at'),
    /** When the demo application was permanently removed from its list. */
    demoDeletedAt: instantColumn('demo_deleted_at'),
    /** If off, the version that Latest served moves to the bin when a new one passes its test. */
    hasVersionControl: boolean('has_version_control').notNull().default(true),
    /** When its owner deleted it. Nobody acts in it and nothing of it opens from then on. */
    deletedAt: instantColumn('deleted_at'),
    /** When the removal of its data began: it cannot be restored any more. */
    removalStartedAt: instantColumn('removal_started_at'),
    /** When nothing was left of it but this row, which keeps its name reserved. */
    removedAt: instantColumn('removed_at'),
  },
  (table) => [
    index('accounts_owner').on(table.ownerId),
    index('accounts_deleted')
      .on(table.deletedAt)
      .where(sql`deleted_at is not null and removed_at is null`),
  ],
);

/**
 * A human being who signs in. `accountId` is their home: the account that they see first, whose name is theirs. They
 * always own it, and may own others that were handed over to them.
 */
export const people = pgTable('people', {
  id: primaryId(),
  accountId: uuid('account_id')
    .notNull()
    .unique()
    .references(() => accounts.id),
  email: text('email').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  role: text('role').$type<PersonRole>().notNull().default('customer'),
  /** In E.164: `+14155552671`. This and the next one are null until they have finished their profile. */
  phoneNumber: text('phone_number'),
  /** Where they heard about us. */
  leadSource: text('lead_source'),
  createdAt: instantColumn('created_at').notNull(),
});

/** Names that accounts had before. They stay reserved, and links with them lead to the present name. */
export const formerUsernames = pgTable(
  'former_usernames',
  {
    /** In lower case. */
    usernameKey: text('username_key').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    endedAt: instantColumn('ended_at').notNull(),
  },
  (table) => [index('former_usernames_account').on(table.accountId)],
);
