import type { Stage } from './pipeline.ts';
import type { StorageProvider } from './storage-provider.ts';

/** What events carry besides their kind, moment and actor, by what they tell of. */
export interface EventDetails {
  /** Parts that arrived in a period of sending. */
  sending: { bytes: number; seconds: number; parts: number; retries: number; storageProvider: StorageProvider };
  /** All that was sent, and its digest. */
  commit: { bytes: number; seconds: number; parts: number; storageProvider: StorageProvider; digest: string };
  /** An attempt at a stage, and how long the stage took once it is done, since it was first begun. */
  stage: { stage: Stage; attempt: number; tookSeconds: number | null };
  /** Nothing moves, or moves again, and how long that has lasted, or had: null as it begins. */
  wait: { stage: Stage; waitedSeconds: number | null };
  /** 1 is the next to be tested. */
  queue: { place: number };
  /** What was looked at, and found; items are parts where they are put together, and files afterwards. */
  check: { stage: Stage; finding: string; checkedBytes: number | null; checkedItems: number | null };
  failure: { stage: Stage; code: string; evidence: string | null };
  retry: { stage: Stage };
  /** Its kind says it all. */
  milestone: object;
}
/** What kind of figures an event of an upload carries. */
export type EventTopic = keyof EventDetails;

/** What each kind of event tells of, and thereby what it carries. */
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
  stood_still: 'wait',
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

/** What can happen to an upload, as its timeline tells it. */
export type TimelineKind = keyof typeof EVENT_TOPICS;
/** The kinds that tell of one thing. */
export type KindOf<Topic extends EventTopic> = {
  [Kind in TimelineKind]: (typeof EVENT_TOPICS)[Kind] extends Topic ? Kind : never;
}[TimelineKind];

const isKind = (name: string): name is TimelineKind => Object.hasOwn(EVENT_TOPICS, name);
export const TIMELINE_KINDS: readonly TimelineKind[] = Object.keys(EVENT_TOPICS).filter(isKind);

export const kindsOf = <Topic extends EventTopic>(topic: Topic): Array<KindOf<Topic>> =>
  TIMELINE_KINDS.filter((kind): kind is KindOf<Topic> => EVENT_TOPICS[kind] === topic);

/** One thing that happened to an upload, with what its kind carries. */
export type TimelineEvent = { [Topic in EventTopic]: { kind: KindOf<Topic> } & EventDetails[Topic] }[EventTopic];
