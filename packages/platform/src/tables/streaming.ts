import type { MeetingRole } from '@launchyard/domain/links';
import type { Quality, SessionEnd, SessionRules, SessionState } from '@launchyard/domain/streaming';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
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
    linkName: text('link_name').notNull(),
    appId: uuid('app_id').notNull(),
    appName: text('app_name').notNull(),
    versionId: uuid('version_id').notNull(),
    version: integer('version').notNull(),
    configName: text('config_name').notNull(),
    role: text('role').$type<MeetingRole>(),
    rules: jsonb('rules').$type<SessionRules>().notNull(),
    state: text('state').$type<SessionState>().notNull(),
    createdAt: instantColumn('created_at').notNull(),
    /** When it got its place. */
    placedAt: instantColumn('placed_at'),
    /** When the first answer of its viewer went to the build. */
    liveAt: instantColumn('live_at'),
    /** When its page was last heard. Nothing after it is counted. */
    seenAt: instantColumn('seen_at').notNull(),
    /** When its visitor last moved. */
    activeAt: instantColumn('active_at'),
    /** Until when a session that is reconnecting keeps its place. */
    graceEndsAt: instantColumn('grace_ends_at'),
    streamedMilliseconds: bytesColumn('streamed_milliseconds').notNull().default(0),
    endedAt: instantColumn('ended_at'),
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
    index('streaming_sessions_seen').on(table.seenAt).where(isOpen),
    index('streaming_sessions_account').on(table.accountId, table.id),
    // What a day had is summed up from it.
    index('streaming_sessions_created').on(table.accountId, table.createdAt),
    index('streaming_sessions_address')
      .on(table.clientAddress)
      .where(sql`client_address is not null`),
  ],
);
export type StreamingSessionRow = typeof streamingSessions.$inferSelect;

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
