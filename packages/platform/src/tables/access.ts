import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { budgetColumns, bytea, instantColumn, primaryId } from '../kit/columns.ts';
import { people } from './accounts.ts';

/** Only the hash of a token is stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: primaryId(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    tokenHash: bytea('token_hash').notNull().unique(),
    createdAt: instantColumn('created_at').notNull(),
    /** Accurate to a few minutes: not written with every request. */
    lastUsedAt: instantColumn('last_used_at').notNull(),
    /** What the browser called itself, cut; to be shown only. */
    userAgent: text('user_agent').notNull(),
    /** Where the person signed in, ISO 3166-1 alpha-2, if a trusted proxy said it. */
    country: text('country'),
    expiresAt: instantColumn('expires_at').notNull(),
    endedAt: instantColumn('ended_at'),
    ...budgetColumns(),
  },
  (table) => [index('sessions_person').on(table.personId)],
);
