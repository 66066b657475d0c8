import type { StreamingSessionState } from '../generated/graphql.ts';
import { streamingMessages } from './messages.ts';

const STATES: Record<StreamingSessionState, string> = {
  QUEUED: 'Waiting',
  STARTING: 'Starting',
  CONNECTING: 'Connecting',
  LIVE: 'Live',
  RECONNECTING: 'Reconnecting',
  ENDED: 'Ended',
};

export const stateText = (state: StreamingSessionState): string => STATES[state];

const regions = new Intl.DisplayNames('en', { type: 'region' });

/** Where a visitor is and what they watch with, as far as it is known. */
export function placeOf({ country, device }: { country?: string | null; device?: string | null }): string {
  const place = typeof country === 'string' ? regions.of(country) : undefined;
  return [place, device].filter((each) => typeof each === 'string').join(', ') || streamingMessages.unknown;
}
