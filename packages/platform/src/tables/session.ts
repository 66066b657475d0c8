import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytea, instantColumn, primaryId } from '../kit/columns.ts';
import { sessions } from './access.ts';
import { people } from './accounts.ts';

/**
 * Known devices, a row for each person who signed in on a device. The token distinguishes them from strangers and gives
 * no access. The people of one device share its token; only its hash is stored.
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

/** A sign-up whose address is not proven yet. Of the code only a keyed hash is stored. */
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

/** A code with which another page signs in as the person of a session: works once, within a minute. */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    id: primaryId(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    tokenHash: bytea('token_hash').notNull().unique(),
    createdAt: instantColumn('created_at').notNull(),
    expiresAt: instantColumn('expires_at').notNull(),
    usedAt: instantColumn('used_at'),
  },
  (table) => [index('sign_in_codes_session').on(table.sessionId), index('sign_in_codes_created').on(table.createdAt)],
);

/** A link to reset a password: works once, until it expires or a newer one is requested. */
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
