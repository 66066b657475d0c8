import { formatBytes, formatDuration, type Actor } from '../kit/index.ts';
import { stageName, type Stage } from './pipeline.ts';
import type { StorageProvider } from './storage-provider.ts';

/** What can happen to an upload, as its timeline tells it. */
export const TIMELINE_KINDS = [
  'started',
  'sent',
  'paused',
  'stalled',
  'resumed',
  'moved',
  'committed',
  'stage_begun',
  'stage_faulted',
  'checked',
  'stage_done',
  'queued',
  'reassembled',
  'stood_still',
  'waits_for_room',
  'room_found',
  'waits_for_server',
  'server_back',
  'mails_on',
  'mails_off',
  'mailed',
  'retried',
  'tested',
  'failed',
  'cancelled',
  'expired',
  'released',
  'shortened',
] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

/** What an upload was started from. A client says so itself, so nothing is decided by it. */
export const UPLOAD_CLIENTS = ['panel', 'cli', 'api'] as const;
export type UploadClient = (typeof UPLOAD_CLIENTS)[number];

/** Who did something to an upload, and from which client it was started. */
export interface UploadActor extends Actor {
  /** Told at the start only. */
  client: UploadClient | null;
}

/** One thing that happened to an upload. What has nothing to do with its kind is null. */
export interface TimelineEvent {
  kind: TimelineKind;
  stage: Stage | null;
  by: UploadActor | null;
  bytes: number | null;
  /** How long it took, or had lasted. */
  seconds: number | null;
  /** How many parts, or files. */
  items: number | null;
  /** How many parts had to be sent again. */
  retries: number | null;
  attempt: number | null;
  /** In the line before the tests; 1 is the next. */
  place: number | null;
  storage: StorageProvider | null;
  /** What a check looked at and found, a digest, or the code of a failure and what was found. */
  detail: string | null;
}

/**
 * A timeline holds at most so many events of the kinds that can come again and again. What ends an upload or moves it on is written
 * beyond it, too; of those there are only so many, since nothing is tried again for ever.
 */
export const MAX_TIMELINE_EVENTS = 10_000;

const BEYOND_LIMIT: ReadonlySet<TimelineKind> = new Set([
  'committed',
  'tested',
  'failed',
  'cancelled',
  'expired',
  'retried',
  'released',
  'mailed',
]);

/** What becomes of an event that would have this number: at the limit one event says that others are left out. */
export function admitEvent(kind: TimelineKind, number: number): 'write' | 'shorten' | 'leave' {
  if (number < MAX_TIMELINE_EVENTS || BEYOND_LIMIT.has(kind)) return 'write';
  return number === MAX_TIMELINE_EVENTS ? 'shorten' : 'leave';
}

type Told = Pick<TimelineEvent, 'kind' | 'stage' | 'bytes' | 'seconds' | 'attempt' | 'place' | 'detail'>;

/** What happened, in a few words; who did it and the other figures stand beside it. */
export function tellEvent(event: Told): string {
  const words = WORDS[event.kind];
  return typeof words === 'string' ? words : words(event);
}

const WORDS: Record<TimelineKind, string | ((event: Told) => string)> = {
  started: 'Upload started',
  sent: ({ bytes }) => `${formatBytes(bytes ?? 0)} sent`,
  paused: 'Nothing arrives: paused, asleep or offline',
  stalled: (event) => `Stalled: nothing arrived for ${lastedOf(event)} although it is being sent`,
  resumed: (event) => `Resumed after ${lastedOf(event)}`,
  moved: 'Continued in the alternate store',
  committed: 'Everything has arrived',
  stage_begun: (event) =>
    (event.attempt ?? 1) > 1 ? `${nameOf(event)} restarted, attempt ${event.attempt}` : `${nameOf(event)} started`,
  stage_faulted: (event) => `${nameOf(event)} interrupted by a fault of ours`,
  checked: (event) => event.detail ?? `${nameOf(event)}: checked`,
  stage_done: (event) => `${nameOf(event)} done`,
  queued: ({ place }) => `Waits for its test at place ${place ?? 1}`,
  reassembled: 'Assembled again from its parts',
  stood_still: (event) => `No progress for ${lastedOf(event)}; our team was alerted`,
  waits_for_room: (event) => `${nameOf(event)} waits for room on our disk`,
  room_found: (event) => `${nameOf(event)} has room again after ${lastedOf(event)}`,
  waits_for_server: 'Waits for the stream test server, which is down',
  server_back: (event) =>
    event.seconds === null
      ? 'The stream test server is back'
      : `The stream test server is back after ${lastedOf(event)}`,
  mails_on: 'E-mail updates switched on',
  mails_off: 'E-mail updates switched off',
  mailed: 'E-mail on its way',
  retried: (event) => `Tried again: ${nameOf(event)}`,
  tested: 'Ready to stream',
  failed: (event) => `${nameOf(event)} failed`,
  cancelled: 'Cancelled',
  expired: 'Expired: nothing arrived any more',
  released: 'Discarded: what was kept is deleted',
  shortened: 'Too many events: from here on only the end is recorded',
};

const nameOf = ({ stage }: Told): string => (stage === null ? 'A stage' : stageName(stage));
const lastedOf = ({ seconds }: Told): string => formatDuration(seconds ?? 0);
