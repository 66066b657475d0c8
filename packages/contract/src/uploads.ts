import { z } from 'zod';
import { namesOf, uploadFailureCodes } from '@launchyard/domain/kit/codes';
import { STAGES, STORAGE_PROVIDERS, UPLOAD_CLIENTS, UPLOAD_STATES } from '@launchyard/domain/uploads';
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
  text,
} from './kit/shapes.ts';

export const buildType = z.enum(['windows', 'linux']);
const ofUpload = z.object({ uploadId: id });
const ofUploads = z.object({ uploadIds: z.array(id).max(100) });

const stageProgress = z.object({
  stage: z.enum(STAGES),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  progressPercent: z.number().min(0).max(100),
  startedAt: instant.nullable(),
  finishedAt: instant.nullable(),
  /** What was looked at and how, in a sentence; null where a stage has nothing to say. */
  note: z.string().nullable(),
});

/** Why an upload failed: the stage, a stable code, a sentence for the customer, and what was found (a file name, a figure). */
const failure = z.object({
  code: z.enum(namesOf(uploadFailureCodes)),
  stage: z.enum(STAGES),
  message: z.string(),
  evidence: z.string().nullable(),
  /** What to do, where more is known of this one case than its code says. */
  advice: z.string().nullable(),
});

/** What was answered about the build when the upload began; the pipeline judges it by this. */
const buildAnswers = z.object({
  /** Null: not answered, the services decide by what they find. */
  isLinuxBuild: z.boolean().nullable(),
  isMissingPluginAccepted: z.boolean(),
  skipsZipChecking: z.boolean(),
});

export const upload = z.object({
  id,
  appId: id,
  appName: z.string(),
  /** The number that its version has or gets, and the id of the version once there is one and as long as it is not gone for good. */
  versionNumber: z.number().int().positive(),
  versionId: id.nullable(),
  fileName: z.string(),
  sizeBytes: bytes,
  receivedBytes: bytes,
  partBytes: bytes,
  partCount: count,
  fingerprint: z.string(),
  /** Where its parts are sent from now on. */
  storageProvider: z.enum(STORAGE_PROVIDERS),
  /** What clients of the specification ask of an upload’s address; derived from `storageProvider`. */
  altUpload: z.boolean(),
  /** Since when nothing arrives although a client says that it is sending; null when that is not so. */
  stalledSince: instant.nullable(),
  createdBy: actor,
  /** What it was started from, as that said; nothing is decided by it. */
  client: z.enum(UPLOAD_CLIENTS),
  /** Null: nobody cancelled it. */
  cancelledBy: actor.nullable(),
  /** It waits for the stream test server, which is down; it goes on by itself when the server is back. */
  streamTestServerDown: z.boolean(),
  /** A stage failed for a reason of ours: when it is begun again. Stays, in the past, until the stage moves; null while all goes well. */
  triesAgainAt: instant.nullable(),
  state: z.enum(UPLOAD_STATES),
  stages: z.array(stageProgress).length(STAGES.length),
  failure: failure.nullable(),
  buildType: buildType.nullable(),
  answers: buildAnswers,
  sendsUpdatesOnEmail: z.boolean(),
  createdAt: instant,
  finishedAt: instant.nullable(),
  /** Until when a failed upload can go on from where it failed, without sending anything again; null where it cannot. */
  retryUntil: instant.nullable(),
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
    'Opens an upload of a build and reserves its storage. A name that is new makes an application; with `isUpdate` it must exist already.',
  input: z.object({
    appName: text(200),
    isUpdate: z.boolean().default(false),
    fileName,
    sizeBytes: bytes,
    fingerprint: text(200),
    isLinuxBuild: buildAnswers.shape.isLinuxBuild.default(null),
    isMissingPluginAccepted: buildAnswers.shape.isMissingPluginAccepted.default(false),
    /** For administrators alone. */
    skipsZipChecking: buildAnswers.shape.skipsZipChecking.default(false),
    sendsUpdatesOnEmail: z.boolean().default(false),
    /** How fast the client’s line has been, where it has measured that. The services decide what they make of it. */
    measuredBytesPerSecond: z.number().optional(),
    /** What it is started from, for its timeline; nothing is decided by it. */
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
  summary: 'Links to write parts of an upload, each for one part and at most 15 minutes.',
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
    'Which parts of these uploads have not arrived, in the order of the question; null for an upload that is not there.',
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
    'The places of these uploads in the line before the tests, in the order of the question: 1 is the next, and what the test server itself has queued comes first; null for one that does not stand there.',
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
    'Lets an upload go on in the alternate store: what is stored stays, part links lead there from now on. Twice answers the same.',
  input: ofUpload,
  reply: z.object({ upload }),
});

export const uploadHeartbeat = call({
  name: 'uploads.heartbeat',
  method: 'POST',
  path: '/upload-heartbeat',
  access: 'uploads.write',
  about: 'app',
  // It says nothing about what is to be; in the audit log a long upload would bury everything else.
  changes: false,
  summary: 'Says that the client is awake, online and sending. Two minutes of that without a byte make a stall.',
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
  summary: 'Commits an upload whose parts have all arrived; the pipeline takes over. Twice answers the same.',
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
    'Lets an upload that failed for a reason that is not the customer’s go on from the stage that failed; nothing is sent again.',
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
  summary: 'Switches the e-mails about an upload on or off while it runs; they go to the account’s own address only.',
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
    'Stops an upload as long as its file is being sent, and gives its storage back. Afterwards it is refused: the checks and the test run to their end. One that has ended stays as it is; what was kept of a failed one goes.',
  input: ofUpload,
  reply: z.object({ upload }),
});

export const uploadList = call({
  name: 'uploads.list',
  method: 'POST',
  path: '/upload-list',
  access: 'account.read',
  changes: false,
  summary: 'The uploads of the account or of one application, the newest first or as `orderBy` says.',
  input: pageInput.extend({
    states: z.array(z.enum(UPLOAD_STATES)).optional(),
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
  summary: 'Uploads by id, in the order of the question; null for what is not there.',
  input: ofUploads,
  reply: z.object({ uploads: z.array(upload.nullable()) }),
});
