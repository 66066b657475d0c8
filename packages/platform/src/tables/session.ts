import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytea, instantColumn, primaryId } from '../kit/columns.ts';
import { people } from './accounts.ts';

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
