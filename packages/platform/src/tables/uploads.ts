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
  /** More specific advice for this case, if there is any. */
  advice: string | null;
}

/**
 * The upload of a build’s ZIP. Its size is reserved while it is `uploading`; afterwards its version counts, also while
 * it is kept for a retry.
 */
export const uploads = pgTable(
  'uploads',
  {
    /** The id of its ZIP’s transfer, which knows what was sent. */
    id: uuid('id')
      .primaryKey()
      .references(() => transfers.id),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /**
     * No foreign key: an application without a version is deleted with its cancelled upload, which stays in the list.
     */
    appId: uuid('app_id').notNull(),
    appName: text('app_name').notNull(),
    /** Set when the parts are committed. */
    versionId: uuid('version_id').references(() => appVersions.id),
    versionNumber: integer('version_number').notNull(),
    fingerprint: text('fingerprint').notNull(),
    state: text('state').$type<UploadState>().notNull(),
    createdBy: jsonb('created_by').$type<Actor>().notNull(),
    /** The client that started it, as reported by the client. */
    client: text('client').$type<UploadClient>().notNull(),
    /** Who retried it last; from then on it runs on their behalf. Null if nobody did. */
    retriedBy: jsonb('retried_by').$type<Actor>(),
    cancelledBy: jsonb('cancelled_by').$type<Actor>(),
    failure: jsonb('failure').$type<Failure>(),
    buildType: text('build_type').$type<'windows' | 'linux'>(),
    /** The answer given before the upload; null if not answered. */
    isLinuxBuild: boolean('is_linux_build'),
    isMissingPluginAccepted: boolean('is_missing_plugin_accepted').notNull(),
    skipsZipChecking: boolean('skips_zip_checking').notNull(),
    sendsUpdatesOnEmail: boolean('sends_updates_on_email').notNull(),
    /** Its test starts nothing, as was found when it was unpacked: it stands in no queue and needs no place. */
    isOnlyInspected: boolean('is_only_inspected').notNull().default(false),
    /** It waits for a stream test server that is down. */
    isTestServerDown: boolean('is_test_server_down').notNull().default(false),
    createdAt: instantColumn('created_at').notNull(),
    committedAt: instantColumn('committed_at'),
    /** When a stage last made progress, from the commit on. */
    progressedAt: instantColumn('progressed_at'),
    /** When operators were last alerted that no stage makes progress. */
    stuckAlertedAt: instantColumn('stuck_alerted_at'),
    finishedAt: instantColumn('finished_at'),
    /** Until when a failed upload can be retried. Its version, parts and stage results are kept that long. */
    keptUntil: instantColumn('kept_until'),
    /** How often it was retried. */
    retries: integer('retries').notNull().default(0),
    /**
     * The unpacked size of its build on disk, set before unpacking. Counts while its version exists, even in the bin.
     */
    unpackedBytes: bytesColumn('unpacked_bytes'),
    /** Its round in its current stage: see `turns.ts`. A test keeps the round of the queue. */
    turn: integer('turn'),
    /** When it last entered the test queue. */
    queuedAt: instantColumn('queued_at'),
  },
  (table) => [
    index('uploads_kept')
      .on(table.keptUntil)
      .where(sql`kept_until is not null`),
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

/** One row per stage from the start. `attempt` is a fencing token: only the attempt recorded here may still write. */
export const uploadStages = pgTable(
  'upload_stages',
  {
    uploadId: uuid('upload_id')
      .notNull()
      .references(() => uploads.id),
    stage: text('stage').$type<Stage>().notNull(),
    state: text('state').$type<StageState>().notNull(),
    attempt: integer('attempt').notNull().default(0),
    /** How many attempts ended in a fault of ours; a restarted worker does not count. */
    faults: integer('faults').notNull().default(0),
    /** How many attempts were made before the customer’s last retry; they no longer count against the limits. */
    attemptsBefore: integer('attempts_before').notNull().default(0),
    /** Since when it has been waiting for disk space, or its test for a place of the fleet. */
    waitingSince: instantColumn('waiting_since'),
    /** When it is retried after a fault of ours; kept until it makes progress again. */
    triesAgainAt: instantColumn('tries_again_at'),
    progressPercent: real('progress_percent').notNull().default(0),
    startedAt: instantColumn('started_at'),
    finishedAt: instantColumn('finished_at'),
    /** What was checked and how, for people. */
    note: text('note'),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.stage] })],
);

/**
 * The append-only timeline of an upload. Contains only ids, figures and names of accounts; no links, no addresses.
 * Numbered from 1 within the upload, under its lock.
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
    /** The data of its kind. */
    details: jsonb('details').$type<EventDetails[EventTopic]>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.number] })],
);

/** The current, unrecorded sending period, or since when nothing arrives: at most one row per upload. */
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
  /** Set once it was recorded that nothing arrives. */
  pausedSince: instantColumn('paused_since'),
});

/** What is remembered about the stream test server between polls: one row, or none while it is up. */
export const testServer = pgTable('test_server', {
  id: integer('id').primaryKey(),
  misses: integer('misses').notNull(),
  missedAt: instantColumn('missed_at'),
  silentSince: instantColumn('silent_since'),
  lookedAt: instantColumn('looked_at'),
  downSince: instantColumn('down_since'),
  /** How many builds were queued there when it last returned its list. */
  queued: integer('queued').notNull().default(0),
  /** Identifies the incident while it is down. */
  incidentId: uuid('incident_id'),
});

/** Who got an e-mail about which incident: each owner one, however many of their uploads wait. */
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
