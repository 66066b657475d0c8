import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { PersonRole } from '@launchyard/domain/access';
import { bytesColumn, instantColumn, primaryId } from '../kit/columns.ts';

/** Everything of a customer belongs to an account; `usernameKey` is the name in lower case. */
export const accounts = pgTable('accounts', {
  id: primaryId(),
  username: text('username').notNull(),
  usernameKey: text('username_key').notNull().unique(),
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
});

/** A human being who signs in. Each has an account of their own. */
export const people = pgTable('people', {
  id: primaryId(),
  accountId: uuid('account_id')
    .notNull()
    .unique()
    .references(() => accounts.id),
  email: text('email').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  role: text('role').$type<PersonRole>().notNull().default('customer'),
  createdAt: instantColumn('created_at').notNull(),
});
