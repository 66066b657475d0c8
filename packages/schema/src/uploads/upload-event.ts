import type { TimelineEvent } from '@launchyard/contract/upload-timeline';
import { EVENT_TOPICS, tellEvent, type EventTopic, type KindOf } from '@launchyard/domain/uploads';
import { Actor } from '../kit/actor.ts';
import { builder } from '../kit/builder.ts';
import { UploadFailureCode } from '../kit/codes.ts';
import { StorageProvider, UploadEventKind, UploadStageName } from './states.ts';

const TYPE_NAMES = {
  sending: 'UploadSendingEvent',
  commit: 'UploadCommitEvent',
  stage: 'UploadStageEvent',
  wait: 'UploadWaitEvent',
  queue: 'UploadQueueEvent',
  check: 'UploadCheckEvent',
  failure: 'UploadFailureEvent',
  retry: 'UploadRetryEvent',
  milestone: 'UploadMilestoneEvent',
} as const satisfies Record<EventTopic, string>;

export const UploadEvent = builder.interfaceRef<TimelineEvent>('UploadEvent').implement({
  description: 'Something that happened to an upload. The type says what else is known of it.',
  resolveType: ({ kind }) => TYPE_NAMES[EVENT_TOPICS[kind]],
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'Its number in the timeline, starting at 1.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it happened.' }),
    createdBy: t.expose('createdBy', { type: Actor, description: 'Who did it; `System` when it happened by itself.' }),
    kind: t.expose('kind', { type: UploadEventKind, description: 'What happened.' }),
    text: t.string({ description: 'What happened, in a few words.', resolve: (event) => tellEvent(event) }),
  }),
});

const ref = <Topic extends EventTopic>(topic: Topic) =>
  builder.objectRef<Extract<TimelineEvent, { kind: KindOf<Topic> }>>(TYPE_NAMES[topic]);

const speed = ({ bytes, seconds }: { bytes: number; seconds: number }) => (seconds > 0 ? bytes / seconds : null);
const SPEED = 'The average speed in bytes per second. Null when it took no time.';

ref('sending').implement({
  description: 'Parts arrived: SENT.',
  interfaces: [UploadEvent],
  fields: (t) => ({
    bytes: t.expose('bytes', { type: 'Bytes', description: 'The number of bytes that arrived.' }),
    seconds: t.exposeFloat('seconds', { description: 'The duration in seconds.' }),
    bytesPerSecond: t.float({ nullable: true, description: SPEED, resolve: speed }),
    parts: t.exposeInt('parts', { description: 'The number of parts that arrived.' }),
    retries: t.exposeInt('retries', { description: 'How many parts had to be sent again.' }),
    storageProvider: t.expose('storageProvider', {
      type: StorageProvider,
      description: 'The store that received them.',
    }),
  }),
});

ref('commit').implement({
  description: 'Everything has arrived: COMMITTED.',
  interfaces: [UploadEvent],
  fields: (t) => ({
    bytes: t.expose('bytes', { type: 'Bytes', description: 'The size of the ZIP in bytes.' }),
    seconds: t.exposeFloat('seconds', { description: 'How long it took since the upload was started, in seconds.' }),
    bytesPerSecond: t.float({ nullable: true, description: SPEED, resolve: speed }),
    parts: t.exposeInt('parts', { description: 'The number of parts.' }),
    storageProvider: t.expose('storageProvider', {
      type: StorageProvider,
      description: 'The store that parts were sent to last.',
    }),
    digest: t.exposeString('digest', { description: 'SHA-256 over the hashes of the parts, in hex.' }),
  }),
});

ref('stage').implement({
  description: 'A stage was started, interrupted or completed: STAGE_BEGUN, STAGE_FAULTED, STAGE_DONE.',
  interfaces: [UploadEvent],
  fields: (t) => ({
    stage: t.expose('stage', { type: UploadStageName, description: 'The stage.' }),
    attempt: t.exposeInt('attempt', { description: 'The attempt at the stage, starting at 1.' }),
    tookSeconds: t.exposeFloat('tookSeconds', {
      nullable: true,
      description: 'How long the stage took, in seconds, all attempts together. Null unless STAGE_DONE.',
    }),
  }),
});

ref('wait').implement({
  description:
    'The upload waits, or goes on after a wait: PAUSED, STALLED, RESUMED, STUCK, WAITS_FOR_ROOM, ROOM_FOUND, WAITS_FOR_SERVER, SERVER_BACK.',
  interfaces: [UploadEvent],
  fields: (t) => ({
    stage: t.expose('stage', { type: UploadStageName, description: 'The stage in which it waits.' }),
    waitedSeconds: t.exposeFloat('waitedSeconds', {
      nullable: true,
      description: 'How long it has been waiting, or had, in seconds. Null when the wait begins, or when unknown.',
    }),
  }),
});

ref('queue').implement({
  description: 'Queued for its test: QUEUED.',
  interfaces: [UploadEvent],
  fields: (t) => ({ place: t.exposeInt('place', { description: 'Its place in the queue at that time; 1 is next.' }) }),
});

ref('check').implement({
  description: 'A check was made: CHECKED.',
  interfaces: [UploadEvent],
  fields: (t) => ({
    stage: t.expose('stage', { type: UploadStageName, description: 'The stage in which it was made.' }),
    finding: t.exposeString('finding', { description: 'What was checked, by what, and what was found.' }),
    checkedBytes: t.expose('checkedBytes', {
      type: 'Bytes',
      nullable: true,
      description: 'The number of bytes checked. Null for the test.',
    }),
    checkedItems: t.exposeInt('checkedItems', {
      nullable: true,
      description: 'The number of parts checked in the stage ACQUIRE, of files in later ones. Null for the test.',
    }),
  }),
});

ref('failure').implement({
  description: 'The upload failed or expired: FAILED, EXPIRED.',
  interfaces: [UploadEvent],
  fields: (t) => ({
    stage: t.expose('stage', { type: UploadStageName, description: 'The stage that failed.' }),
    code: t.expose('code', { type: UploadFailureCode, description: 'The reason, as in `UploadFailure.code`.' }),
    evidence: t.exposeString('evidence', {
      nullable: true,
      description: 'What was found: a file name, a limit or a figure. Null when there is none.',
    }),
  }),
});

ref('retry').implement({
  description: 'The upload was retried: RETRIED.',
  interfaces: [UploadEvent],
  fields: (t) => ({
    stage: t.expose('stage', { type: UploadStageName, description: 'The stage that it continues from.' }),
  }),
});

ref('milestone').implement({
  description: 'An event without further data.',
  interfaces: [UploadEvent],
});
