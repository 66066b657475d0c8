import type { UploadEventsQuery } from '../../generated/graphql.ts';
import { formatBytes, formatElapsed } from '@launchyard/domain/kit';
import { actorText } from '../../kit/actor-text.ts';
import { formatSpeed, plural } from '../../kit/format.ts';
import { timelineMessages } from './messages.ts';

type Upload = NonNullable<NonNullable<UploadEventsQuery['viewer']>['account']['upload']>;
export type TimelineEvent = NonNullable<Upload['timeline']>['nodes'][number];

/** Who did it and the figures, each in a few words. What the event's own words say already is left out. */
export function eventFacts(event: TimelineEvent): string[] {
  const { kind, by, bytes, seconds, bytesPerSecond, items, retries, storage, detail } = event;
  const noun = kind === 'SENT' || kind === 'COMMITTED' || event.stage === 'ACQUIRE' ? 'parts' : 'files';
  return [
    by &&
      [timelineMessages.by(actorText(by)), by.client && timelineMessages.fromClient[by.client]]
        .filter(Boolean)
        .join(' '),
    bytes === null || kind === 'SENT' ? null : formatBytes(bytes),
    items === null ? null : plural(items, timelineMessages.itemsOf[noun]),
    seconds === null || TOLD_SECONDS.has(kind) ? null : timelineMessages.took(formatElapsed(seconds)),
    bytesPerSecond === null ? null : formatSpeed(bytesPerSecond),
    retries ? timelineMessages.retries(retries) : null,
    storage && timelineMessages.storeOf[storage],
    (kind === 'FAILED' || kind === 'EXPIRED') && detail !== null ? timelineMessages.code(detail) : null,
    kind === 'COMMITTED' && detail !== null ? timelineMessages.digest(detail) : null,
  ].filter((fact) => fact !== null);
}

/** Their words hold the time already. */
const TOLD_SECONDS: ReadonlySet<TimelineEvent['kind']> = new Set([
  'STALLED',
  'RESUMED',
  'STOOD_STILL',
  'ROOM_FOUND',
  'SERVER_BACK',
]);

export type EventTone = 'plain' | 'ok' | 'warn' | 'bad';

const TONES: Partial<Record<TimelineEvent['kind'], EventTone>> = {
  TESTED: 'ok',
  PAUSED: 'warn',
  STALLED: 'warn',
  STOOD_STILL: 'warn',
  WAITS_FOR_ROOM: 'warn',
  WAITS_FOR_SERVER: 'warn',
  STAGE_FAULTED: 'warn',
  FAILED: 'bad',
  EXPIRED: 'bad',
};

export const eventTone = (kind: TimelineEvent['kind']): EventTone => TONES[kind] ?? 'plain';
