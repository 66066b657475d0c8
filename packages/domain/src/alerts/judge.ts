import type { AlertChannel } from './channels.ts';
import type { AlertKind } from './kinds.ts';
import type { AlertRoutes } from './routes.ts';

/** However much goes wrong, a chat gets no more alerts in an hour; digests count the rest. */
export const MAX_ALERTS_AN_HOUR = 30;
/** Alerts of strangers' browsers leave most of that to others. */
export const MAX_BROWSER_ALERTS_AN_HOUR = 5;
/** Alerts over the limit are collected for this long before a digest counts them. */
export const DIGEST_SECONDS = 600;
/** Alerts and messages are kept this long after they last occurred. */
export const ALERT_DAYS = 90;
/** Counting a list of alerts stops there. */
export const MOST_ALERTS_COUNTED = 100;

/** What decides whether an alert is sent. */
export interface AlertQuestion {
  kind: AlertKind;
  routes: AlertRoutes;
  /** The channels that have settings. */
  configured: readonly AlertChannel[];
  /** How many alerts were sent within the last hour, and how many of them came from browsers. */
  sentThisHour: number;
  browserSentThisHour: number;
}

/** Where an alert is sent, or why it is not. */
export type AlertVerdict = { state: 'waiting'; channels: readonly AlertChannel[] } | { state: Withheld };
type Withheld = 'muted' | 'unconfigured' | 'held';

/** Whether an alert is sent now, and where; otherwise why not. */
export function judgeAlert({ kind, routes, configured, ...hour }: AlertQuestion): AlertVerdict {
  const wanted = routes[kind];
  if (wanted.length === 0) return { state: 'muted' };
  const channels = wanted.filter((each) => configured.includes(each));
  if (channels.length === 0) return { state: 'unconfigured' };
  const isOver =
    hour.sentThisHour >= MAX_ALERTS_AN_HOUR ||
    (kind === 'browserFault' && hour.browserSentThisHour >= MAX_BROWSER_ALERTS_AN_HOUR);
  return isOver ? { state: 'held' } : { state: 'waiting', channels };
}
