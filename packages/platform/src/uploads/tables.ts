import type { JobStage, Stage, StageState, UploadState } from '@launchyard/domain/uploads';
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
import { appVersions } from '../apps/tables.ts';
import { bytea, bytesColumn, instantColumn, primaryId } from '../kit/columns.ts';
import { accounts } from '../session/tables.ts';

export interface Failure {
  code: string;
  stage: Stage;
  message: string;
  evidence: string | null;
}

/** An upload outlives tabs and processes. Its `sizeBytes` are reserved while it is `uploading`; afterwards its version counts. */
export const uploads = pgTable(
  'uploads',
  {
    id: primaryId(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** No foreign key: an application that never got a version goes with its cancelled upload, which stays in the list. */
    appId: uuid('app_id').notNull(),
    appName: text('app_name').notNull(),
    /** Set when the parts are committed. */
    versionId: uuid('version_id').references(() => appVersions.id),
    versionNumber: integer('version_number').notNull(),
    fileName: text('file_name').notNull(),
    sizeBytes: bytesColumn('size_bytes').notNull(),
    partBytes: bytesColumn('part_bytes').notNull(),
    receivedBytes: bytesColumn('received_bytes').notNull().default(0),
    fingerprint: text('fingerprint').notNull(),
    state: text('state').$type<UploadState>().notNull(),
    failure: jsonb('failure').$type<Failure>(),
    buildType: text('build_type').$type<'windows' | 'linux'>(),
    /** Answered before the upload: null is not answered. */
    isLinuxBuild: boolean('is_linux_build'),
    isMissingPluginAccepted: boolean('is_missing_plugin_accepted').notNull(),
    skipsZipChecking: boolean('skips_zip_checking').notNull(),
    sendsUpdatesOnEmail: boolean('sends_updates_on_email').notNull(),
    startedBy: uuid('started_by').notNull(),
    /** SHA-256 over the ordered part hashes, in hex, from the commit on. */
    digest: text('digest'),
    createdAt: instantColumn('created_at').notNull(),
    lastByteAt: instantColumn('last_byte_at').notNull(),
    committedAt: instantColumn('committed_at'),
    finishedAt: instantColumn('finished_at'),
  },
  (table) => [
    index('uploads_account').on(table.accountId, table.id),
    index('uploads_app').on(table.appId, table.id),
    index('uploads_state').on(table.state, table.lastByteAt),
    uniqueIndex('uploads_unfinished')
      .on(table.appId)
      .where(sql`state not in ('tested', 'failed', 'cancelled', 'expired')`),
  ],
);

export const uploadParts = pgTable(
  'upload_parts',
  {
    uploadId: uuid('upload_id')
      .notNull()
      .references(() => uploads.id),
    number: integer('number').notNull(),
    sizeBytes: bytesColumn('size_bytes').notNull(),
    sha256: bytea('sha256').notNull(),
    /** Where the object store keeps it. */
    location: text('location').notNull(),
    storedAt: instantColumn('stored_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.number] })],
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
    progressPercent: real('progress_percent').notNull().default(0),
    startedAt: instantColumn('started_at'),
    finishedAt: instantColumn('finished_at'),
    /** What was looked at and how, for people. */
    note: text('note'),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.stage] })],
);

/** The document that a stage job carries. */
export interface StageJob {
  uploadId: string;
  stage: JobStage;
}
