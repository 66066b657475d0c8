import type { Actor, UploadFailureCode } from '@launchyard/domain/kit';
import type {
  EventDetails,
  EventTopic,
  Stage,
  StageState,
  StorageProvider,
  TimelineKind,
  UploadClient,
  UploadState,
} from '@launchyard/domain/uploads';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytesColumn, instantColumn } from '../kit/columns.ts';
import { accounts } from './accounts.ts';
import { appVersions } from './apps.ts';
import { transfers } from './transfers.ts';

export interface Failure {
  code: UploadFailureCode;
  stage: Stage;
  message: string;
  evidence: string | null;
  /** Where more is known of this one case than its code says. */
  advice: string | null;
}

/** What becomes of the ZIP of a build. Its size is reserved while it is `uploading`; afterwards its version counts, also while it is kept. */
export const uploads = pgTable(
  'uploads',
  {
    /** That of the transfer of its ZIP, which knows what is sent and how far it is. */
    id: uuid('id')
      .primaryKey()
      .references(() => transfers.id),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** No foreign key: an application that never got a version goes with its cancelled upload, which stays in the list. */
    appId: uuid('app_id').notNull(),
    appName: text('app_name').notNull(),
    /** Set when the parts are committed. */
    versionId: uuid('version_id').references(() => appVersions.id),
    versionNumber: integer('version_number').notNull(),
    fingerprint: text('fingerprint').notNull(),
    state: text('state').$type<UploadState>().notNull(),
    createdBy: jsonb('created_by').$type<Actor>().notNull(),
    /** What it was started from, as that said. */
    client: text('client').$type<UploadClient>().notNull(),
    /** Who had it tried again last: what becomes of it from then on is by their wish. Null for nobody. */
    retriedBy: jsonb('retried_by').$type<Actor>(),
    cancelledBy: jsonb('cancelled_by').$type<Actor>(),
    failure: jsonb('failure').$type<Failure>(),
    buildType: text('build_type').$type<'windows' | 'linux'>(),
    /** Answered before the upload: null is not answered. */
    isLinuxBuild: boolean('is_linux_build'),
    isMissingPluginAccepted: boolean('is_missing_plugin_accepted').notNull(),
    skipsZipChecking: boolean('skips_zip_checking').notNull(),
    sendsUpdatesOnEmail: boolean('sends_updates_on_email').notNull(),
    /** It waits for a stream test server that is down. */
    isTestServerDown: boolean('is_test_server_down').notNull().default(false),
    createdAt: instantColumn('created_at').notNull(),
    committedAt: instantColumn('committed_at'),
    /** When a stage last moved, from the commit on. */
    progressedAt: instantColumn('progressed_at'),
    /** When the people who run this were last told that no stage moves. */
    stuckAlertedAt: instantColumn('stuck_alerted_at'),
    finishedAt: instantColumn('finished_at'),
    /** Until when a failed upload can go on from where it failed: so long its version, its parts and its stages' results are kept. */
    retryUntil: instantColumn('retry_until'),
    /** How often it was tried again. */
    retries: integer('retries').notNull().default(0),
    /** What its build takes on disk unpacked, from before it is unpacked. Counts while its version is there, also in the bin. */
    unpackedBytes: bytesColumn('unpacked_bytes'),
    /** The round of its stage in which it is served: see `turns.ts`. What is tested keeps that of the line. */
    turn: integer('turn'),
    /** When it last took its place in the line before the tests. */
    queuedAt: instantColumn('queued_at'),
  },
  (table) => [
    index('uploads_kept')
      .on(table.retryUntil)
      .where(sql`retry_until is not null`),
    index('uploads_account').on(table.accountId, table.id),
    index('uploads_app').on(table.appId, table.id),
    index('uploads_state').on(table.state, table.id),
    index('uploads_version').on(table.versionId),
    index('uploads_turns')
      .on(table.state, table.turn, table.queuedAt, table.id)
      .where(sql`turn is not null`),
    index('uploads_still')
      .on(table.state, table.progressedAt)
      .where(sql`not is_test_server_down`),
    index('uploads_server_down')
      .on(table.progressedAt)
      .where(sql`is_test_server_down`),
    index('uploads_under_way')
      .on(table.accountId)
      .where(sql`state not in ('tested', 'failed', 'cancelled', 'expired')`),
    uniqueIndex('uploads_unfinished')
      .on(table.appId)
      .where(sql`state not in ('tested', 'failed', 'cancelled', 'expired')`),
  ],
);

/** One row per stage from the start on. `attempt` fences: only the attempt that is written here may write again. */
export const uploadStages = pgTable(
  'upload_stages',
  {
    uploadId: uuid('upload_id')
      .notNull()
      .references(() => uploads.id),
    stage: text('stage').$type<Stage>().notNull(),
    state: text('state').$type<StageState>().notNull(),
    attempt: integer('attempt').notNull().default(0),
    /** How many attempts ended in a fault of ours; a restarted worker is none. */
    faults: integer('faults').notNull().default(0),
    /** How many attempts were made before the customer last had it tried again: those no longer count towards the bounds. */
    attemptsBefore: integer('attempts_before').notNull().default(0),
    /** Since when it has been waiting for room on our disk. */
    waitingSince: instantColumn('waiting_since'),
    /** When it is begun again after a fault of ours; kept until it moves again. */
    triesAgainAt: instantColumn('tries_again_at'),
    progressPercent: real('progress_percent').notNull().default(0),
    startedAt: instantColumn('started_at'),
    finishedAt: instantColumn('finished_at'),
    /** What was looked at and how, for people. */
    note: text('note'),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.stage] })],
);

/**
 * What happened to an upload, in its order: added to and never changed. Ids, figures and names of accounts only; no links, no addresses.
 * Numbered from 1 within the upload by whoever has it locked.
 */
export const uploadEvents = pgTable(
  'upload_events',
  {
    uploadId: uuid('upload_id')
      .notNull()
      .references(() => uploads.id),
    number: integer('number').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    kind: text('kind').$type<TimelineKind>().notNull(),
    createdBy: jsonb('created_by').$type<Actor>().notNull(),
    /** What its kind carries. */
    details: jsonb('details').$type<EventDetails[EventTopic]>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.number] })],
);

/** The period of sending that is not told yet, or since when nothing arrives: at most one row for each upload. */
export const uploadSendings = pgTable('upload_sendings', {
  uploadId: uuid('upload_id')
    .primaryKey()
    .references(() => uploads.id),
  since: instantColumn('since').notNull(),
  until: instantColumn('until').notNull(),
  bytes: bytesColumn('bytes').notNull(),
  parts: integer('parts').notNull(),
  retries: integer('retries').notNull(),
  storage: text('storage').$type<StorageProvider>().notNull(),
  /** Set once it was told that nothing arrives. */
  pausedSince: instantColumn('paused_since'),
});

/** What is remembered of the stream test server between two looks: one row, or none as long as all is well. */
export const testServer = pgTable('test_server', {
  id: integer('id').primaryKey(),
  misses: integer('misses').notNull(),
  missedAt: instantColumn('missed_at'),
  silentSince: instantColumn('silent_since'),
  lookedAt: instantColumn('looked_at'),
  downSince: instantColumn('down_since'),
  /** How many builds waited there when it last gave its list. */
  queued: integer('queued').notNull().default(0),
  /** Names the incident while it is down. */
  incidentId: uuid('incident_id'),
});

/** Who was written to about which incident: each owner once, however many of their uploads wait. */
export const testServerMails = pgTable(
  'test_server_mails',
  {
    incidentId: uuid('incident_id').notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    at: instantColumn('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.incidentId, table.accountId] }), index('test_server_mails_at').on(table.at)],
);
