import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { MemberRole } from '@launchyard/domain/access';
import { bytea, instantColumn, primaryId } from '../kit/columns.ts';
import { accounts, people } from './accounts.ts';

/** Who may act in an account that is not their own. */
export const members = pgTable(
  'members',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    role: text('role').$type<MemberRole>().notNull(),
    /**
     * The applications that they are limited to: null for all, and an empty list for none. Ids are never reused, so
     * those of deleted applications do no harm.
     */
    appIds: uuid('app_ids').array(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.personId] }), index('members_person').on(table.personId)],
);

/** An offer to hand an account over to a member. At most one is open for an account. */
export const ownershipOffers = pgTable(
  'ownership_offers',
  {
    id: primaryId(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** The owner who made it, and who would be the owner. */
    fromId: uuid('from_id')
      .notNull()
      .references(() => people.id),
    toId: uuid('to_id')
      .notNull()
      .references(() => people.id),
    createdAt: instantColumn('created_at').notNull(),
    expiresAt: instantColumn('expires_at').notNull(),
    /** Both or none. `lapsed`: it expired or its receiver left the team. */
    endedAt: instantColumn('ended_at'),
    outcome: text('outcome').$type<'accepted' | 'declined' | 'withdrawn' | 'lapsed'>(),
  },
  (table) => [
    uniqueIndex('ownership_offers_open')
      .on(table.accountId)
      .where(sql`${table.endedAt} is null`),
    index('ownership_offers_to').on(table.toId),
    index('ownership_offers_from').on(table.fromId),
    index('ownership_offers_expires').on(table.expiresAt),
  ],
);

/** An invitation to a team, by e-mail. Of its token only the hash is stored; sending it again makes another one. */
export const teamInvitations = pgTable(
  'team_invitations',
  {
    id: primaryId(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** Normalized. */
    email: text('email').notNull(),
    role: text('role').$type<MemberRole>().notNull(),
    /** As in `members`. */
    appIds: uuid('app_ids').array(),
    invitedBy: uuid('invited_by')
      .notNull()
      .references(() => people.id),
    tokenHash: bytea('token_hash').notNull().unique(),
    createdAt: instantColumn('created_at').notNull(),
    sentAt: instantColumn('sent_at').notNull(),
    sentCount: integer('sent_count').notNull().default(1),
    expiresAt: instantColumn('expires_at').notNull(),
    /** Both or none. */
    endedAt: instantColumn('ended_at'),
    outcome: text('outcome').$type<'accepted' | 'declined' | 'withdrawn'>(),
  },
  (table) => [
    uniqueIndex('team_invitations_open')
      .on(table.accountId, table.email)
      .where(sql`${table.endedAt} is null`),
    index('team_invitations_email').on(table.email),
    index('team_invitations_expires').on(table.expiresAt),
    index('team_invitations_inviter').on(table.invitedBy),
  ],
);
