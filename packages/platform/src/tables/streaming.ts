import type { MeetingRole } from '@launchyard/domain/links';
import type { Quality, SessionEnd, SessionRules, SessionState } from '@launchyard/domain/streaming';
import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { bytesColumn, instantColumn, primaryId } from '../kit/columns.ts';
import { accounts } from './accounts.ts';

const isOpen = sql`ended_at is null`;

/**
 * One visitor’s stream, from the request until its end. Link, application, version and config are named as they were: no
 * foreign keys, because sessions outlive them.
 */
export const streamingSessions = pgTable(
  'streaming_sessions',
  {
    /** Also the id of its instance on the fleet, and of its room. */
    id: primaryId(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    linkId: uuid('link_id').notNull(),
    /** The signed link that admitted its visitor. */
    signedLinkId: uuid('signed_link_id'),
    linkName: text('link_name').notNull(),
    appId: uuid('app_id').notNull(),
    appName: text('app_name').notNull(),
    versionId: uuid('version_id').notNull(),
    version: integer('version').notNull(),
    configName: text('config_name').notNull(),
    role: text('role').$type<MeetingRole>(),
    /** The host’s session, whose build a guest watches; null for everybody else. */
    meetingId: uuid('meeting_id').references((): AnyPgColumn => streamingSessions.id),
    /** The guest’s number in the meeting, from 1. */
    guestNumber: integer('guest_number'),
    /** What the guest wanted to be called. Removed a day after the end. */
    guestName: text('guest_name'),
    rules: jsonb('rules').$type<SessionRules>().notNull(),
    state: text('state').$type<SessionState>().notNull(),
    createdAt: instantColumn('created_at').notNull(),
    /** When it got its place. */
    placedAt: instantColumn('placed_at'),
    /** When the first answer of its viewer went to the build. */
    liveAt: instantColumn('live_at'),
    /** When its page, or while that is silent its viewer’s line to the build, was last heard. Nothing after it is counted. */
    seenAt: instantColumn('seen_at').notNull(),
    /** When its visitor last moved. */
    activeAt: instantColumn('active_at'),
    /** Until when a session that is reconnecting keeps its place. */
    graceEndsAt: instantColumn('grace_ends_at'),
    streamedMilliseconds: bytesColumn('streamed_milliseconds').notNull().default(0),
    endedAt: instantColumn('ended_at'),
    /** When it was added to the usage of its account, after its end. */
    countedAt: instantColumn('counted_at'),
    end: text('end_reason').$type<SessionEnd>(),
    /** What whoever ended it says to the visitor. */
    endWord: text('end_word'),
    /** The last lines of the build’s log, if the build ended it. */
    lastLines: jsonb('last_lines').$type<string[]>(),
    /** Removed a day after the end. */
    clientAddress: text('client_address'),
    /** ISO 3166-1 alpha-2; null: unknown. */
    country: text('country'),
    /** The viewer’s browser and system, in words: `Chrome on Windows`. */
    device: text('device'),
    firstFrameMilliseconds: integer('first_frame_milliseconds'),
    codec: text('codec'),
    route: text('route'),
    /** Of the last ten seconds. */
    quality: jsonb('quality').$type<Quality>(),
  },
  (table) => [
    index('streaming_sessions_open').on(table.accountId, table.state, table.id).where(isOpen),
    index('streaming_sessions_signed')
      .on(table.signedLinkId)
      .where(sql`signed_link_id is not null and ended_at is null`),
    index('streaming_sessions_seen').on(table.seenAt).where(isOpen),
    index('streaming_sessions_account').on(table.accountId, table.id),
    // A link has one meeting at a time.
    uniqueIndex('streaming_sessions_host')
      .on(table.linkId)
      .where(sql`role = 'host' and ended_at is null`),
    uniqueIndex('streaming_sessions_guests').on(table.meetingId, table.guestNumber),
    index('streaming_sessions_uncounted')
      .on(table.accountId)
      .where(sql`counted_at is null`),
    // What a day had is summed up from it.
    index('streaming_sessions_created').on(table.accountId, table.createdAt),
    index('streaming_sessions_address')
      .on(table.clientAddress)
      .where(sql`client_address is not null`),
  ],
);
export type StreamingSessionRow = typeof streamingSessions.$inferSelect;

/** The crashes of a version at a link, since they are kept. The names are those of the last crash. */
export const streamingCrashes = pgTable(
  'streaming_crashes',
  {
    id: primaryId(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    linkId: uuid('link_id').notNull(),
    linkName: text('link_name').notNull(),
    appName: text('app_name').notNull(),
    versionId: uuid('version_id').notNull(),
    version: integer('version').notNull(),
    /** The session that ended by the last one. */
    sessionId: uuid('session_id').notNull(),
    lastLines: jsonb('last_lines').$type<string[]>().notNull(),
    lastAt: instantColumn('last_at').notNull(),
    count: integer('count').notNull().default(1),
    /** How many of them were mailed, or judged not to be. */
    toldCount: integer('told_count').notNull().default(0),
    /** When the others may be mailed. */
    dueAt: instantColumn('due_at').notNull(),
    /** When the last e-mail was written. */
    mailedAt: instantColumn('mailed_at'),
  },
  (table) => [
    uniqueIndex('streaming_crashes_link').on(table.linkId, table.versionId),
    index('streaming_crashes_account').on(table.accountId, table.mailedAt),
    index('streaming_crashes_due')
      .on(table.dueAt)
      .where(sql`count > told_count`),
    index('streaming_crashes_last').on(table.lastAt),
  ],
);
export type StreamingCrashRow = typeof streamingCrashes.$inferSelect;

/** The quality of a session, ten seconds in a row. */
export const streamingSamples = pgTable(
  'streaming_samples',
  {
    id: primaryId(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => streamingSessions.id, { onDelete: 'cascade' }),
    at: instantColumn('at').notNull(),
    quality: jsonb('quality').$type<Quality>().notNull(),
  },
  (table) => [index('streaming_samples_session').on(table.sessionId, table.at)],
);

/** What an account streamed, by the quarter of an hour in which its sessions were asked for. Only sessions that ended. */
export const usageQuarters = pgTable(
  'usage_quarters',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** When it begins. */
    quarter: instantColumn('quarter').notNull(),
    sessions: integer('sessions').notNull(),
    streamedMilliseconds: bytesColumn('streamed_milliseconds').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.quarter] })],
);
