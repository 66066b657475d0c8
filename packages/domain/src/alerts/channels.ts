/** Where alerts are sent. */
export const ALERT_CHANNELS = ['telegram', 'slack', 'webhook'] as const;
export type AlertChannel = (typeof ALERT_CHANNELS)[number];

/**
 * What became of an alert. `waiting`: for its turn, or for a channel. `sent`: at least one channel accepted it. `held`:
 * over the hourly limit, so the next digest counts it. `digested`: a digest counted it. `muted`: its kind is sent
 * nowhere. `unconfigured`: no channel is configured for it, so it is kept here only. `refused`: no channel accepted it.
 */
export const ALERT_STATES = ['waiting', 'sent', 'held', 'digested', 'muted', 'unconfigured', 'refused'] as const;
export type AlertState = (typeof ALERT_STATES)[number];

/** What became of one message to one channel. */
export const MESSAGE_STATES = ['waiting', 'sent', 'refused'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** After this many tries in vain a message is given up. */
export const MAX_MESSAGE_TRIES = 8;
const FIRST_PAUSE_SECONDS = 5;
const LONGEST_PAUSE_SECONDS = 3600;

/**
 * How long to wait after a failed try, the first one being 1: twice as long each time, at least as long as the channel
 * asks, at most an hour. Null: give up.
 */
export function messagePauseSeconds(tries: number, askedSeconds: number | null): number | null {
  if (tries >= MAX_MESSAGE_TRIES) return null;
  const pause = Math.max(FIRST_PAUSE_SECONDS * 2 ** (tries - 1), askedSeconds ?? 0);
  return Math.min(LONGEST_PAUSE_SECONDS, Math.ceil(pause));
}
