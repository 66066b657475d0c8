import type { UploadFailureCode } from '../kit/index.ts';
import type { Stage } from './pipeline.ts';
import type { StorageProvider } from './storage-provider.ts';

/** What events carry besides their kind, time and actor, by topic. */
export interface EventDetails {
  /** Parts that arrived in a sending period. */
  sending: { bytes: number; seconds: number; parts: number; retries: number; storageProvider: StorageProvider };
  /** Everything that was sent, and its digest. */
  commit: { bytes: number; seconds: number; parts: number; storageProvider: StorageProvider; digest: string };
  /** An attempt at a stage, and how long the stage took from its first attempt until it was done. */
  stage: { stage: Stage; attempt: number; tookSeconds: number | null };
  /** Progress stopped or resumed, and for how long it was stopped; null when it stops. */
  wait: { stage: Stage; waitedSeconds: number | null };
  /** 1 is the next to be tested. */
  queue: { place: number };
  /** What was checked and found. Items are parts while the file is assembled, and files afterwards. */
  check: { stage: Stage; finding: string; checkedBytes: number | null; checkedItems: number | null };
  failure: { stage: Stage; code: UploadFailureCode; evidence: string | null };
  retry: { stage: Stage };
  /** Carries nothing besides its kind. */
  milestone: object;
}

/** The topic of an upload’s event; it decides what the event carries. */
export type EventTopic = keyof EventDetails;

/** The topic of each kind of event, and thereby what it carries. */
export const EVENT_TOPICS = {
  started: 'milestone',
  sent: 'sending',
  paused: 'wait',
  stalled: 'wait',
  resumed: 'wait',
  moved: 'milestone',
  committed: 'commit',
  stage_begun: 'stage',
  stage_faulted: 'stage',
  checked: 'check',
  stage_done: 'stage',
  queued: 'queue',
  reassembled: 'milestone',
  stuck: 'wait',
  waits_for_room: 'wait',
  room_found: 'wait',
  waits_for_server: 'wait',
  server_back: 'wait',
  mails_on: 'milestone',
  mails_off: 'milestone',
  mailed: 'milestone',
  retried: 'retry',
  tested: 'milestone',
  failed: 'failure',
  cancelled: 'milestone',
  expired: 'failure',
  released: 'milestone',
  shortened: 'milestone',
} as const satisfies Record<string, EventTopic>;

/** The kinds of events in an upload’s timeline. */
export type TimelineKind = keyof typeof EVENT_TOPICS;

/** The kinds of one topic. */
export type KindOf<Topic extends EventTopic> = {
  [Kind in TimelineKind]: (typeof EVENT_TOPICS)[Kind] extends Topic ? Kind : never;
}[TimelineKind];

const isKind = (name: string): name is TimelineKind => Object.hasOwn(EVENT_TOPICS, name);
export const TIMELINE_KINDS: readonly TimelineKind[] = Object.keys(EVENT_TOPICS).filter(isKind);

export const kindsOf = <Topic extends EventTopic>(topic: Topic): Array<KindOf<Topic>> =>
  TIMELINE_KINDS.filter((kind): kind is KindOf<Topic> => EVENT_TOPICS[kind] === topic);

/** An event in an upload’s timeline, with the data of its kind. */
export type TimelineEvent = { [Topic in EventTopic]: { kind: KindOf<Topic> } & EventDetails[Topic] }[EventTopic];
