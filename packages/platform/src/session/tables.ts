import { boolean, index, integer, pgTable, text, bigserial, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Role } from '@launchyard/domain/session';
import { budgetColumns, bytea, bytesColumn, instantColumn, primaryId } from '../kit/columns.ts';

/** What belongs to a customer hangs on an account; `usernameKey` is the name without case. */
export const accounts = pgTable('accounts', {
  id: primaryId(),
  username: text('username').notNull(),
  usernameKey: text('username_key').notNull().unique(),
  purchasedStorageBytes: bytesColumn('purchased_storage_bytes').notNull().default(0),
  /** Whether its links begin with the address for pay-per-launch. */
  isPayPerLaunch: boolean('is_pay_per_launch').notNull().default(false),
  createdAt: instantColumn('created_at').notNull(),
  /** Both or none: what was granted when it was opened. */
  trialDays: integer('trial_days'),
  trialEndsAt: instantColumn('trial_ends_at'),
  /** When the demo application was taken off its list, for good. */
  demoDeletedAt: instantColumn('demo_deleted_at'),
  /** Off, what Latest served goes into the bin when a new version passes its test. */
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
  role: text('role').$type<Role>().notNull().default('customer'),
  createdAt: instantColumn('created_at').notNull(),
});

/** Only the hash of a token is kept. */
export const sessions = pgTable(
  'sessions',
  {
    id: primaryId(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    tokenHash: bytea('token_hash').notNull().unique(),
    createdAt: instantColumn('created_at').notNull(),
    expiresAt: instantColumn('expires_at').notNull(),
    endedAt: instantColumn('ended_at'),
    ...budgetColumns(),
  },
  (table) => [index('sessions_person').on(table.personId)],
);

/**
 * The devices that people signed in on, a row for each person of a device: a token tells them from a stranger's, and opens nothing. The
 * persons of one device share its token; only its hash is kept.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: primaryId(),
    tokenHash: bytea('token_hash').notNull(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    createdAt: instantColumn('created_at').notNull(),
    lastUsedAt: instantColumn('last_used_at').notNull(),
  },
  (table) => [
    uniqueIndex('known_devices_token').on(table.tokenHash, table.personId),
    index('known_devices_person').on(table.personId, table.lastUsedAt),
    index('known_devices_used').on(table.lastUsedAt),
  ],
);

/** Guesses that failed, counted exactly and by every process: of an account (`kind` and who) or of a client address. */
export const attempts = pgTable(
  'attempts',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    at: instantColumn('at').notNull(),
  },
  (table) => [index('attempts_subject').on(table.kind, table.subject, table.at), index('attempts_at').on(table.at)],
);

/** Somebody who wants an account and has not proven their address yet. Of the code, only a keyed hash is kept. */
export const signUps = pgTable(
  'sign_ups',
  {
    id: primaryId(),
    email: text('email').notNull(),
    username: text('username').notNull(),
    passwordHash: text('password_hash').notNull(),
    codeHash: bytea('code_hash').notNull(),
    /** How often this code was tried. */
    tries: integer('tries').notNull().default(0),
    createdAt: instantColumn('created_at').notNull(),
    codeSentAt: instantColumn('code_sent_at').notNull(),
    finishedAt: instantColumn('finished_at'),
  },
  (table) => [index('sign_ups_created').on(table.createdAt)],
);

/** A link to set a new password: good once, until it expires, and only as long as no later one was asked for. */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: primaryId(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    tokenHash: bytea('token_hash').notNull().unique(),
    createdAt: instantColumn('created_at').notNull(),
    expiresAt: instantColumn('expires_at').notNull(),
    endedAt: instantColumn('ended_at'),
  },
  (table) => [index('password_resets_person').on(table.personId), index('password_resets_created').on(table.createdAt)],
);
