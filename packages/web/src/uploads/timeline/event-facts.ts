import type { UploadEventsQuery } from '../../generated/graphql.ts';
import { formatBytes, formatElapsed } from '@launchyard/domain/kit';
import { actorText } from '../../kit/actor-text.ts';
import { formatSpeed, plural } from '../../kit/format.ts';
import { timelineMessages } from './messages.ts';

type Upload = NonNullable<NonNullable<UploadEventsQuery['viewer']>['account']['upload']>;
export type Client = Upload['client'];
export type TimelineEvent = NonNullable<Upload['timeline']>['nodes'][number];

/** The actor and the figures, each in a few words, without those in the event's own text. */
export function eventFacts(event: TimelineEvent, client: Client): string[] {
  const { kind, createdBy } = event;
  if (createdBy.__typename === 'System') return figures(event);
  const by = timelineMessages.by(actorText(createdBy));
  return [kind === 'STARTED' ? `${by} ${timelineMessages.fromClient[client]}` : by, ...figures(event)];
}

function figures(event: TimelineEvent): string[] {
  switch (event.__typename) {
    case 'UploadSendingEvent':
      return [...sent(event), ...(event.retries ? [timelineMessages.retries(event.retries)] : []), storeOf(event)];
    case 'UploadCommitEvent':
      return [formatBytes(event.bytes), ...sent(event), storeOf(event), timelineMessages.digest(event.digest)];
    case 'UploadStageEvent':
      return event.tookSeconds === null ? [] : [timelineMessages.took(formatElapsed(event.tookSeconds))];
    case 'UploadCheckEvent': {
      const { stage, checkedBytes, checkedItems } = event;
      const noun = timelineMessages.itemsOf[stage === 'ACQUIRE' ? 'parts' : 'files'];
      return [
        ...(checkedBytes === null ? [] : [formatBytes(checkedBytes)]),
        ...(checkedItems === null ? [] : [plural(checkedItems, noun)]),
      ];
    }
    case 'UploadFailureEvent':
      return [timelineMessages.code([event.code, event.evidence].filter(Boolean).join(': '))];
    case 'UploadMilestoneEvent':
    case 'UploadQueueEvent':
    case 'UploadRetryEvent':
    case 'UploadWaitEvent':
      return [];
  }
}

type Sent = Extract<TimelineEvent, { __typename: 'UploadSendingEvent' | 'UploadCommitEvent' }>;

const sent = ({ parts, seconds, bytesPerSecond }: Sent): string[] => [
  plural(parts, timelineMessages.itemsOf.parts),
  timelineMessages.took(formatElapsed(seconds)),
  ...(bytesPerSecond === null ? [] : [formatSpeed(bytesPerSecond)]),
];

const storeOf = ({ storageProvider }: Sent): string => timelineMessages.storeOf[storageProvider];

export type EventTone = 'plain' | 'ok' | 'warn' | 'bad';

const TONES: Partial<Record<TimelineEvent['kind'], EventTone>> = {
  TESTED: 'ok',
  PAUSED: 'warn',
  STALLED: 'warn',
  STUCK: 'warn',
  WAITS_FOR_ROOM: 'warn',
  WAITS_FOR_SERVER: 'warn',
  STAGE_FAULTED: 'warn',
  FAILED: 'bad',
  EXPIRED: 'bad',
};

export const eventTone = (kind: TimelineEvent['kind']): EventTone => TONES[kind] ?? 'plain';
