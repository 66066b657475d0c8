import { formatBytes, formatDuration } from '../kit/index.ts';
import type { EventDetails, TimelineEvent, TimelineKind } from './event-kinds.ts';
import { stageName } from './pipeline.ts';

/** What an upload was started from. Reported by the client, so it is informational only. */
export const UPLOAD_CLIENTS = ['panel', 'cli', 'api'] as const;
export type UploadClient = (typeof UPLOAD_CLIENTS)[number];

/**
 * The limit of repeatable events per timeline. Events that end an upload or advance it are written beyond it; their
 * number is bounded, because retries are.
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

/** Whether an event with this number is recorded: at the limit a single event says that others are left out. */
export function admitEvent(kind: TimelineKind, number: number): 'write' | 'shorten' | 'leave' {
  if (number < MAX_TIMELINE_EVENTS || BEYOND_LIMIT.has(kind)) return 'write';
  return number === MAX_TIMELINE_EVENTS ? 'shorten' : 'leave';
}

/** An event in a few words; its actor and figures are shown next to it. */
export function tellEvent(event: TimelineEvent): string {
  switch (event.kind) {
    case 'sent':
      return `${formatBytes(event.bytes)} sent`;
    case 'stalled':
      return `Stalled: nothing arrived for ${lastedOf(event)} while sending`;
    case 'resumed':
      return `Resumed after ${lastedOf(event)}`;
    case 'stage_begun': {
      const { stage, attempt } = event;
      return attempt > 1 ? `${stageName(stage)} restarted, attempt ${attempt}` : `${stageName(stage)} started`;
    }
    case 'stage_faulted':
      return `${stageName(event.stage)} interrupted by a fault of ours`;
    case 'checked':
      return event.finding;
    case 'stage_done':
      return `${stageName(event.stage)} done`;
    case 'queued':
      return `Queued for its test at position ${event.place}`;
    case 'stuck':
      return `No progress for ${lastedOf(event)}; our team was alerted`;
    case 'waits_for_room':
      return `${stageName(event.stage)} waits for disk space`;
    case 'room_found':
      return `${stageName(event.stage)} has disk space again after ${lastedOf(event)}`;
    case 'server_back':
      return event.waitedSeconds === null
        ? 'The stream test server is back'
        : `The stream test server is back after ${lastedOf(event)}`;
    case 'retried':
      return `Tried again: ${stageName(event.stage)}`;
    case 'failed':
      return `${stageName(event.stage)} failed`;
    default:
      return WORDS[event.kind];
  }
}

const WORDS = {
  started: 'Upload started',
  paused: 'Nothing arrives: paused, asleep or offline',
  moved: 'Continued in the alternate store',
  committed: 'Everything has arrived',
  reassembled: 'Assembled again from its parts',
  waits_for_server: 'Waits for the stream test server, which is down',
  mails_on: 'E-mail updates switched on',
  mails_off: 'E-mail updates switched off',
  mailed: 'E-mail on its way',
  tested: 'Ready to stream',
  cancelled: 'Cancelled',
  expired: 'Expired: nothing arrived for too long',
  released: 'Discarded: the kept parts were deleted',
  shortened: 'Too many events: from here on only the end is recorded',
} as const satisfies Partial<Record<TimelineKind, string>>;

const lastedOf = ({ waitedSeconds }: EventDetails['wait']): string => formatDuration(waitedSeconds ?? 0);
