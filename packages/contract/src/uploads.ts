import { z } from 'zod';
import { namesOf, uploadFailureCodes } from '@launchyard/domain/kit/codes';
import {
  PART_LINK_SECONDS,
  STAGES,
  STORAGE_PROVIDERS,
  UPLOAD_CLIENTS,
  UPLOAD_STATES,
} from '@launchyard/domain/uploads';
import { call } from './kit/call.ts';
import { partLink } from './kit/part-link.ts';
import {
  actor,
  bytes,
  count,
  fileName,
  id,
  idempotencyKey,
  instant,
  orderBy,
  page,
  pageInput,
  someIds,
  text,
} from './kit/shapes.ts';

export const buildType = z.enum(['windows', 'linux']);
const ofUpload = z.object({ uploadId: id });
const ofUploads = z.object({ uploadIds: someIds });

const stageProgress = z.object({
  stage: z.enum(STAGES),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  progressPercent: z.number().min(0).max(100),
  startedAt: instant.nullable(),
  finishedAt: instant.nullable(),
  /** What was checked and how, in a sentence; null if the stage has nothing to report. */
  note: z.string().nullable(),
});

/** Why an upload failed: the stage, a stable code, a sentence for the customer, and what was found (a file name, a figure). */
const failure = z.object({
  code: z.enum(namesOf(uploadFailureCodes)),
  stage: z.enum(STAGES),
  message: z.string(),
  evidence: z.string().nullable(),
  /** What to do, if more is known about this case than its code says. */
  advice: z.string().nullable(),
});

/** What the customer answered about the build when the upload started; the pipeline judges the build by it. */
const buildAnswers = z.object({
  /** Null: not answered, the pipeline decides by what it finds. */
  isLinuxBuild: z.boolean().nullable(),
  isMissingPluginAccepted: z.boolean(),
  skipsZipChecking: z.boolean(),
});

export const upload = z.object({
  id,
  appId: id,
  appName: z.string(),
  /**
   * The number of its version, present or future; and the version’s id once it exists, null again once it is
   * permanently deleted.
   */
  versionNumber: z.number().int().positive(),
  versionId: id.nullable(),
  fileName: z.string(),
  sizeBytes: bytes,
  receivedBytes: bytes,
  partBytes: bytes,
  partCount: count,
  fingerprint: z.string(),
  /** Where its parts are uploaded to from now on. */
  storageProvider: z.enum(STORAGE_PROVIDERS),
  /** For clients of the specification, which read it from an upload’s address; derived from `storageProvider`. */
  altUpload: z.boolean(),
  /** Since when nothing arrives although a client reports that it is sending; null if it is not stalled. */
  stalledAt: instant.nullable(),
  createdBy: actor,
  /** The client that started it, as reported by the client. Informational only. */
  client: z.enum(UPLOAD_CLIENTS),
  /** Null if nobody cancelled it. */
  cancelledBy: actor.nullable(),
  /** It waits for the stream test server, which is down. It continues automatically once the server is back. */
  streamTestServerDown: z.boolean(),
  /**
   * When a stage that failed for a reason of ours is retried. Stays set, in the past, until the stage makes progress;
   * null if nothing failed.
   */
  triesAgainAt: instant.nullable(),
  state: z.enum(UPLOAD_STATES),
  stages: z.array(stageProgress).length(STAGES.length),
  failure: failure.nullable(),
  buildType: buildType.nullable(),
  answers: buildAnswers,
  sendsUpdatesOnEmail: z.boolean(),
  createdAt: instant,
  finishedAt: instant.nullable(),
  /** When it last made progress: a byte of its file, a heartbeat of its client, a stage, or its end. */
  lastActivityAt: instant,
  /**
   * When it expires if nothing more of its file arrives, or when the kept parts of a failed one are removed; null if
   * neither applies.
   */
  expiresAt: instant.nullable(),
});
export type Upload = z.infer<typeof upload>;

export const uploadStart = call({
  name: 'uploads.start',
  method: 'POST',
  path: '/signed-url-with-times',
  access: 'uploads.write',
  about: 'app',
  changes: true,
  summary:
    'Starts an upload of a build and reserves its storage. A new name creates an application; with `isUpdate` the application must exist.',
  input: z.object({
    appName: text(200),
    isUpdate: z.boolean().default(false),
    fileName,
    sizeBytes: bytes,
    fingerprint: text(200),
    isLinuxBuild: buildAnswers.shape.isLinuxBuild.default(null),
    isMissingPluginAccepted: buildAnswers.shape.isMissingPluginAccepted.default(false),
    /** For admins only. */
    skipsZipChecking: buildAnswers.shape.skipsZipChecking.default(false),
    sendsUpdatesOnEmail: z.boolean().default(false),
    /** The client’s measured upload speed. The services decide how to use it. */
    measuredBytesPerSecond: z.number().optional(),
    /** What it is started from, for its timeline. Informational only. */
    client: z.enum(UPLOAD_CLIENTS).optional(),
    idempotencyKey,
  }),
  reply: z.object({ upload }),
});

export const uploadPartsSign = call({
  name: 'uploads.partsSign',
  method: 'POST',
  path: '/upload-parts-sign',
  access: 'uploads.write',
  about: 'app',
  changes: false,
  summary: `Links to upload parts, one for each part, valid for at most ${PART_LINK_SECONDS / 60} minutes.`,
  input: z.object({ uploadId: id, partNumbers: z.array(z.number()).min(1).max(1000) }),
  reply: z.object({ links: z.array(partLink) }),
});

export const uploadParts = call({
  name: 'uploads.parts',
  method: 'POST',
  path: '/upload-parts',
  access: 'account.read',
  changes: false,
  summary:
    'Which parts of these uploads have not arrived, in the order of the request; null for uploads that do not exist.',
  input: ofUploads,
  reply: z.object({
    uploads: z.array(
      z.object({ missing: z.array(z.object({ first: z.number().int(), last: z.number().int() })) }).nullable(),
    ),
  }),
});

export const uploadPlaces = call({
  name: 'uploads.places',
  method: 'POST',
  path: '/stream-test-queue-details',
  access: 'account.read',
  changes: false,
  summary:
    'The positions of these uploads in the test queue, in the order of the request: 1 is next, and whatever the test server has queued itself comes first; null for uploads that are not queued.',
  input: ofUploads,
  reply: z.object({ places: z.array(z.number().int().positive().nullable()) }),
});

export const uploadContinueOnAlternate = call({
  name: 'uploads.continueOnAlternate',
  method: 'POST',
  path: '/alt-signed-url',
  access: 'uploads.write',
  about: 'app',
  changes: true,
  summary:
    'Moves an upload to the alternate store: what is stored stays, part links lead there from now on. Idempotent: a second call returns the same upload.',
  input: ofUpload,
  reply: z.object({ upload }),
});

export const uploadHeartbeat = call({
  name: 'uploads.heartbeat',
  method: 'POST',
  path: '/upload-heartbeat',
  access: 'uploads.write',
  about: 'app',
  // A heartbeat changes nothing that lasts, and a long upload would flood the audit log.
  changes: false,
  summary:
    'A client’s heartbeat: it is awake, online and sending. Two minutes of heartbeats without a byte make a stall.',
  input: ofUpload,
  reply: z.object({ upload }),
});

export const uploadFinish = call({
  name: 'uploads.finish',
  method: 'POST',
  path: '/on-upload-complete',
  access: 'uploads.write',
  about: 'app',
  changes: true,
  summary:
    'Commits an upload whose parts have all arrived and starts the pipeline. Idempotent: a second call returns the same upload.',
  input: ofUpload,
  reply: z.object({ upload }),
});

export const uploadRetry = call({
  name: 'uploads.retry',
  method: 'POST',
  path: '/upload-retry',
  access: 'uploads.write',
  about: 'app',
  changes: true,
  summary:
    'Retries an upload that failed for a reason outside the customer’s control, starting with the failed stage. Nothing is uploaded again.',
  input: ofUpload,
  reply: z.object({ upload }),
});

export const uploadUpdate = call({
  name: 'uploads.update',
  method: 'POST',
  path: '/app-upload-mail',
  access: 'uploads.write',
  about: 'app',
  changes: true,
  summary: 'Switches the e-mails about a running upload on or off. They are sent to the account’s own address only.',
  input: z.object({ uploadId: id, sendsUpdatesOnEmail: z.boolean() }),
  reply: z.object({ upload }),
});

export const uploadCancel = call({
  name: 'uploads.cancel',
  method: 'POST',
  path: '/upload-cancel',
  access: 'uploads.write',
  about: 'app',
  changes: true,
  summary:
    'Cancels an upload while its file is being sent, and frees its storage. Refused afterwards: checks and test run to their end. An upload that has ended does not change, except that a failed one loses what was kept for a retry.',
  input: ofUpload,
  reply: z.object({ upload }),
});

export const uploadList = call({
  name: 'uploads.list',
  method: 'POST',
  path: '/upload-list',
  access: 'account.read',
  changes: false,
  summary: 'The uploads of the account or of one application, newest first or ordered by `orderBy`.',
  input: pageInput.extend({
    states: z.array(z.enum(UPLOAD_STATES)).max(UPLOAD_STATES.length).optional(),
    appId: id.optional(),
    createdFrom: instant.optional(),
    createdBefore: instant.optional(),
    orderBy: orderBy(['createdAt']),
  }),
  reply: page(upload),
});

export const uploadGet = call({
  name: 'uploads.get',
  method: 'POST',
  path: '/upload-get',
  access: 'account.read',
  changes: false,
  summary: 'Uploads by id, in the order of the request; null for ids that do not exist.',
  input: ofUploads,
  reply: z.object({ uploads: z.array(upload.nullable()) }),
});
