import type { Upload as UploadRow } from '@launchyard/contract/uploads';
import { may } from '@launchyard/domain/access';
import {
  canCancel,
  cardLabel,
  isFinal,
  overallProgress,
  phaseLabel,
  STAGES,
  takesParts,
} from '@launchyard/domain/uploads';
import { builder } from '../kit/builder.ts';
import { foundById, Node } from '../kit/node.ts';
import { ownedOrNull, type Owned } from '../kit/scope.ts';
import { costs } from '../kit/cost.ts';
import { isKept } from './kept.ts';
import { loadMissingParts, loadPlace, loadStandstill, loadUpload } from './loaders.ts';
import { UploadStandstill } from './standstill.ts';
import { BuildType, StorageProvider, UploadState } from './states.ts';
import { PartRange, UploadStage } from './stages.ts';
import { UploadFailure } from './upload-failure.ts';

export type Upload = Owned<UploadRow>;

const mayChange = ({ account, appId }: Upload): boolean => may(account.grant, 'uploads.write', appId);

const UploadAnswers = builder.objectRef<UploadRow['answers']>('UploadAnswers').implement({
  description: 'What was answered about a build before it was sent. The pipeline judges the build by it.',
  fields: (t) => ({
    isLinuxBuild: t.exposeBoolean('isLinuxBuild', {
      nullable: true,
      description: 'Whether it was said to be a Linux build; null where nobody said so, and the services decide.',
    }),
    isMissingPluginAccepted: t.exposeBoolean('isMissingPluginAccepted', {
      description: 'Whether somebody confirmed that it cannot stream without the PSX plugin.',
    }),
    skipsZipChecking: t.exposeBoolean('skipsZipChecking', {
      description: 'Whether an administrator skipped the checks of the ZIP. Those for safety are never skipped.',
    }),
  }),
});

export const UploadType = builder.objectRef<Upload>('Upload').implement({
  description: 'The way of one ZIP of a build from the customer’s disk to a version that can be streamed.',
  interfaces: [Node],
  fields: (t) => ({
    appName: t.exposeString('appName', { description: 'The name of the application that it makes or updates.' }),
    version: t.exposeInt('version', { description: 'The number of the version that it becomes.' }),
    fileName: t.exposeString('fileName', { description: 'The name of the ZIP on the customer’s disk.' }),
    sizeBytes: t.expose('sizeBytes', { type: 'Bytes', description: 'The size of the ZIP in bytes.' }),
    receivedBytes: t.expose('receivedBytes', {
      type: 'Bytes',
      description: 'How much of it has arrived for good, in bytes.',
    }),
    partBytes: t.expose('partBytes', { type: 'Bytes', description: 'The size of each part but the last, in bytes.' }),
    partCount: t.exposeInt('partCount', { description: 'How many parts the ZIP is sent in.' }),
    fingerprint: t.exposeString('fingerprint', {
      description:
        'SHA-256 of the size and the directory of the ZIP, in hex: tells whether a file picked again is the same one.',
    }),
    storageProvider: t.expose('storageProvider', {
      type: StorageProvider,
      description: 'Where its parts are sent from now on. Those that are stored stay where they are.',
    }),
    stalledSince: t.expose('stalledSince', {
      type: 'DateTime',
      nullable: true,
      description:
        'Since when nothing arrives, for two minutes or more, although a client says that it is sending. Null when that is not so. It can go on at any time.',
    }),
    streamTestServerDown: t.exposeBoolean('streamTestServerDown', {
      description:
        'Whether it waits because the stream test server is down. It does not fail for that: it goes on by itself when the server is back.',
    }),
    triesAgainAt: t.expose('triesAgainAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'When a stage that failed for a reason of ours is begun again; a moment that is over means that it is being tried. Null while all goes well. There is nothing to do about it.',
    }),
    buildType: t.expose('buildType', {
      type: BuildType,
      nullable: true,
      description: 'What the build runs on; null until it has been looked into.',
    }),
    answers: t.expose('answers', {
      type: UploadAnswers,
      description: 'What was answered about the build before it was sent.',
    }),
    state: t.expose('state', { type: UploadState, description: 'What is being done with it, or how it ended.' }),
    progressPercent: t.float({
      description: 'How far it is over all stages, 0 to 100 in steps of 0.5.',
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
      description: 'Each stage in its order, and where it stands.',
      resolve: (upload) => upload.stages.map((stage) => ({ ...stage, upload })),
      extensions: costs({ items: STAGES.length }),
    }),
    queuePlace: t.int({
      nullable: true,
      description:
        'Its place in the line before the tests: 1 is the next; builds that the test server itself has queued come before it. Null when it does not wait there. Ask again every 10 seconds: others leave without a word.',
      resolve: (upload, _arguments, context) => loadPlace(context, upload.account.id, upload),
    }),
    standstill: t.field({
      type: UploadStandstill,
      nullable: true,
      description:
        'Why it is not progressing, and where it is most likely stuck, as `stuckUploads` says for all accounts. Null when it is progressing or has ended, or when the uploads service does not answer.',
      resolve: (upload, _arguments, context) => loadStandstill(context, upload.account.id, upload),
    }),
    failure: t.field({
      type: UploadFailure,
      nullable: true,
      description: 'Why it failed or expired; null when it did neither. A cancelled one has not failed.',
      resolve: (upload) => upload.failure && { ...upload.failure, upload },
    }),
    missingParts: t.field({
      type: [PartRange],
      nullable: true,
      description: 'Which parts have not arrived: what is left to send. Null when the uploads service does not answer.',
      resolve: ({ account, id }, _arguments, context) => loadMissingParts(context, account.id, id),
    }),
    sendsUpdatesOnEmail: t.exposeBoolean('sendsUpdatesOnEmail', {
      description: 'Whether the customer is told by e-mail how it goes.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was started.' }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it ended, well or not; null while it runs.',
    }),
    retryUntil: t.expose('retryUntil', {
      type: 'DateTime',
      nullable: true,
      description:
        'Until when `uploadRetry` lets it go on from the stage that failed, without sending anything again. Null where that is of no use, or over.',
    }),
    viewerCanRetry: t.boolean({
      description:
        'Whether the caller may have it tried again from the stage that failed: what was sent is still kept, and it is theirs.',
      resolve: (upload) => mayChange(upload) && isKept(upload),
    }),
    viewerCanRelease: t.boolean({
      description:
        'Whether the caller may give up what is kept of it by `uploadCancel`, which frees its `sizeBytes` of storage: it failed, what was sent is still kept, and it is theirs.',
      resolve: (upload) => mayChange(upload) && isKept(upload),
    }),
    viewerCanCancel: t.boolean({
      description:
        'Whether the caller may cancel it: its file is still being sent, and it is theirs to stop. What is sent is checked and tested to its end.',
      resolve: (upload) => mayChange(upload) && canCancel(upload.state),
    }),
    viewerCanUpdate: t.boolean({
      description: 'Whether the caller may still change `sendsUpdatesOnEmail`: it has not ended, and it is theirs.',
      resolve: (upload) => mayChange(upload) && !isFinal(upload.state),
    }),
    viewerCanSendParts: t.boolean({
      description: 'Whether the caller may send parts: it still receives them, and it is theirs to send.',
      resolve: (upload) => mayChange(upload) && takesParts(upload.state),
    }),
  }),
});

foundById('upload', {
  typeName: 'Upload',
  load: async (context, scope, id) => ownedOrNull(scope, await loadUpload(context, scope.id, id)),
});
