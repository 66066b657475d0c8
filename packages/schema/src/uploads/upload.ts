import type { Stuck } from '@launchyard/contract/upload-stuck';
import type { Upload as UploadRow } from '@launchyard/contract/uploads';
import { may } from '@launchyard/domain/access';
import {
  canCancel,
  cardLabel,
  isFinal,
  overallProgress,
  phaseLabel,
  QUEUE_POLL_SECONDS,
  STAGES,
  takesParts,
} from '@launchyard/domain/uploads';
import { Actor } from '../kit/actor.ts';
import { builder } from '../kit/builder.ts';
import { foundById, Node } from '../kit/node.ts';
import { ownedOrNull, type Owned } from '../kit/scope.ts';
import { costs } from '../kit/cost.ts';
import { isKept } from './kept.ts';
import { loadMissingParts, loadPlace, loadStuck, loadUpload } from './loaders.ts';
import { UploadStuck } from './stuck.ts';
import { BuildType, StorageProvider, UploadClient, UploadState } from './states.ts';
import { PartRange, UploadStage } from './stages.ts';
import { UploadFailure } from './upload-failure.ts';

export type Upload = Owned<UploadRow & { stuck?: Stuck }>;

const mayChange = ({ account, appId }: Upload): boolean => may(account.grant, 'uploads.write', appId);

const UploadAnswers = builder.objectRef<UploadRow['answers']>('UploadAnswers').implement({
  description: 'The answers given about a build before it was sent. The pipeline applies them.',
  fields: (t) => ({
    isLinuxBuild: t.exposeBoolean('isLinuxBuild', {
      nullable: true,
      description: 'Whether it was declared a Linux build. Null when not declared; the services then decide.',
    }),
    isMissingPluginAccepted: t.exposeBoolean('isMissingPluginAccepted', {
      description: 'Whether somebody confirmed that a build without the PSX plugin cannot be streamed.',
    }),
    skipsZipChecking: t.exposeBoolean('skipsZipChecking', {
      description: 'Whether an administrator skipped the checks of the ZIP. Those for safety are never skipped.',
    }),
  }),
});

export const UploadType = builder.objectRef<Upload>('Upload').implement({
  description: 'An upload of a build: from the customer’s ZIP to a version that can be streamed.',
  interfaces: [Node],
  fields: (t) => ({
    appName: t.exposeString('appName', {
      description: 'The name of the application that it creates or updates; kept after the application was deleted.',
    }),
    versionNumber: t.exposeInt('versionNumber', {
      description: 'The number of the version that it makes; known from the start, also when it fails.',
    }),
    fileName: t.exposeString('fileName', { description: 'The name of the ZIP on the customer’s disk.' }),
    sizeBytes: t.expose('sizeBytes', { type: 'Bytes', description: 'The size of the ZIP in bytes.' }),
    receivedBytes: t.expose('receivedBytes', {
      type: 'Bytes',
      description: 'The number of bytes stored.',
    }),
    partBytes: t.expose('partBytes', { type: 'Bytes', description: 'The size of each part but the last, in bytes.' }),
    partCount: t.exposeInt('partCount', { description: 'The number of parts.' }),
    fingerprint: t.exposeString('fingerprint', {
      description:
        'SHA-256 of the size and the directory of the ZIP, in hex. Identifies the file when it is picked again.',
    }),
    storageProvider: t.expose('storageProvider', {
      type: StorageProvider,
      description: 'The store for further parts. Stored parts stay where they are.',
    }),
    streamTestServerDown: t.exposeBoolean('streamTestServerDown', {
      description:
        'Whether it is waiting because the stream test server is down. It continues automatically when the server is back.',
    }),
    triesAgainAt: t.expose('triesAgainAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'When a stage that failed for an internal reason is retried; a time in the past means that it is being retried now. Null unless a retry is pending. No action is needed.',
    }),
    buildType: t.expose('buildType', {
      type: BuildType,
      nullable: true,
      description: 'The platform of the build. Null until it was inspected.',
    }),
    answers: t.expose('answers', {
      type: UploadAnswers,
      description: 'The answers given about the build before it was sent.',
    }),
    state: t.expose('state', { type: UploadState, description: 'What is being done with it, or how it ended.' }),
    progressPercent: t.float({
      description: 'The progress over all stages, 0 to 100 in steps of 0.5.',
      resolve: ({ stages }) => overallProgress(stages),
    }),
    stageLabel: t.string({
      description: 'The stage in the words of the application’s card: "Testing Application".',
      resolve: ({ state, failure }) => cardLabel(state, failure?.stage ?? null),
    }),
    phaseLabel: t.string({
      description: 'The stage in the words of the upload dialog: "Testing".',
      resolve: ({ state }) => phaseLabel(state),
    }),
    stages: t.field({
      type: [UploadStage],
      description: 'The stages in order, with their states.',
      resolve: (upload) => upload.stages.map((stage) => ({ ...stage, upload })),
      extensions: costs({ items: STAGES.length }),
    }),
    queuePlace: t.int({
      nullable: true,
      description: `Its place in the queue for tests; 1 is next. Builds queued by the test server itself come first. Null when it is not queued. Poll every ${QUEUE_POLL_SECONDS} seconds: places change without an event.`,
      resolve: (upload, _arguments, context) => loadPlace(context, upload.account.id, upload),
    }),
    stuck: t.field({
      type: UploadStuck,
      nullable: true,
      description:
        'Why it is stuck, and in which stage. Null when it is progressing or has ended, or when the uploads service does not respond.',
      resolve: (upload, _arguments, context) => upload.stuck ?? loadStuck(context, upload.account.id, upload),
    }),
    failure: t.field({
      type: UploadFailure,
      nullable: true,
      description: 'Why it failed or expired. Null otherwise; a cancelled upload has not failed.',
      resolve: (upload) => upload.failure && { ...upload.failure, upload },
    }),
    missingParts: t.field({
      type: [PartRange],
      nullable: true,
      description:
        'Which parts have not arrived: what is left to send. Null when the uploads service does not respond.',
      resolve: ({ account, id }, _arguments, context) => loadMissingParts(context, account.id, id),
    }),
    sendsUpdatesOnEmail: t.exposeBoolean('sendsUpdatesOnEmail', {
      description: 'Whether the customer gets e-mails about it.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was started.' }),
    createdBy: t.expose('createdBy', { type: Actor, description: 'Who started it.' }),
    client: t.expose('client', { type: UploadClient, description: 'What it was started from.' }),
    cancelledBy: t.expose('cancelledBy', {
      type: Actor,
      nullable: true,
      description: 'Who cancelled it. Null unless cancelled.',
    }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it ended. Null while it runs.',
    }),
    lastActivityAt: t.expose('lastActivityAt', {
      type: 'DateTime',
      description:
        'When anything last moved it: a byte of its file arrived, its client reported that it is sending, a stage moved, or it ended.',
    }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'While its file is being sent: when the upload is given up if no more data arrives. Of a failed upload that can be retried: when what is kept of it is removed, and until when `uploadRetry` works. Null otherwise.',
    }),
    viewerCanRetry: t.boolean({
      description: 'Whether the caller may retry it from the failed stage.',
      resolve: (upload) => mayChange(upload) && isKept(upload),
    }),
    viewerCanRelease: t.boolean({
      description:
        'Whether the caller may discard what is kept of the failed upload with `uploadCancel`, which frees `sizeBytes` of storage.',
      resolve: (upload) => mayChange(upload) && isKept(upload),
    }),
    viewerCanCancel: t.boolean({
      description: 'Whether the caller may cancel it. Possible while its file is being sent.',
      resolve: (upload) => mayChange(upload) && canCancel(upload.state),
    }),
    viewerCanUpdate: t.boolean({
      description: 'Whether the caller may change `sendsUpdatesOnEmail`. Possible until it ends.',
      resolve: (upload) => mayChange(upload) && !isFinal(upload.state),
    }),
    viewerCanSendParts: t.boolean({
      description: 'Whether the caller may send parts.',
      resolve: (upload) => mayChange(upload) && takesParts(upload.state),
    }),
  }),
});

foundById('upload', {
  typeName: 'Upload',
  load: async (context, scope, id) => ownedOrNull(scope, await loadUpload(context, scope.id, id)),
});
