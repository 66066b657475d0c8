import { formatBytes, formatDuration } from '../kit/index.ts';
import type { Stage } from './pipeline.ts';
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
  'mails_on',
  'mails_off',
  'mailed',
  'tested',
  'failed',
  'cancelled',
  'expired',
  'shortened',
] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

/** What an upload was started from. A client says so itself, so nothing is decided by it. */
export const UPLOAD_CLIENTS = ['panel', 'cli', 'api'] as const;
export type UploadClient = (typeof UPLOAD_CLIENTS)[number];

/** Who did something: a person, or a program with a key of theirs; under their name as it was then. */
export interface UploadActor {
  kind: 'person' | 'key';
  name: string;
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
  /** What a check looked at and found, a digest, or the code of a failure. */
  detail: string | null;
}

/**
 * A timeline holds at most so many events of the kinds that can come again and again. What ends an upload or moves it on is written
 * beyond it, too; of those there are only so many.
 */
export const MAX_TIMELINE_EVENTS = 10_000;

const BEYOND_LIMIT: ReadonlySet<TimelineKind> = new Set([
  'committed',
  'tested',
  'failed',
  'cancelled',
  'expired',
  'mailed',
]);

/** What becomes of an event that would have this number: at the limit one event says that others are left out. */
export function admitEvent(kind: TimelineKind, number: number): 'write' | 'shorten' | 'leave' {
  if (number < MAX_TIMELINE_EVENTS || BEYOND_LIMIT.has(kind)) return 'write';
  return number === MAX_TIMELINE_EVENTS ? 'shorten' : 'leave';
}

const STAGE_NAMES: Record<Stage, string> = {
  upload: 'Sending',
  acquire: 'Putting together',
  scan: 'Virus scan',
  prepare: 'Unpacking',
  queue: 'Waiting for the test',
  test: 'Test',
};

type Told = Pick<TimelineEvent, 'kind' | 'stage' | 'bytes' | 'seconds' | 'attempt' | 'place' | 'detail'>;

/** What happened, in a few words; who did it and the other figures stand beside it. */
export function tellEvent({ kind, stage, bytes, seconds, attempt, place, detail }: Told): string {
  const name = stage === null ? '' : STAGE_NAMES[stage];
  const lasted = formatDuration(seconds ?? 0);
  switch (kind) {
    case 'started':
      return 'Upload started';
    case 'sent':
      return `${formatBytes(bytes ?? 0)} sent`;
    case 'paused':
      return 'Nothing arrives: paused, asleep or offline';
    case 'stalled':
      return `Stalled: nothing arrived for ${lasted} although it is being sent`;
    case 'resumed':
      return `Goes on after ${lasted}`;
    case 'moved':
      return 'Goes on in the alternate store';
    case 'committed':
      return 'Everything has arrived';
    case 'stage_begun':
      return (attempt ?? 1) > 1 ? `${name} begun again, attempt ${attempt}` : `${name} begun`;
    case 'stage_faulted':
      return `${name} interrupted by a fault of ours`;
    case 'checked':
      return detail ?? `${name}: checked`;
    case 'stage_done':
      return `${name} done`;
    case 'queued':
      return `Waits for its test at place ${place ?? 1}`;
    case 'reassembled':
      return 'Put together again from its parts';
    case 'stood_still':
      return `Nothing has moved for ${lasted}; our people were told`;
    case 'mails_on':
      return 'E-mail updates switched on';
    case 'mails_off':
      return 'E-mail updates switched off';
    case 'mailed':
      return 'E-mail about the outcome on its way';
    case 'tested':
      return 'Ready to stream';
    case 'failed':
      return stage === null ? 'Failed' : `${name} failed`;
    case 'cancelled':
      return 'Cancelled';
    case 'expired':
      return 'Given up: nothing arrived any more';
    case 'shortened':
      return 'More happened than is kept: from here on only what ends it is written down';
  }
}
