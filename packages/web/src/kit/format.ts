import { formatGigabytes } from '@launchyard/domain/kit';
import { kitMessages } from './messages.ts';

export { formatDuration, formatSpeed } from '@launchyard/domain/kit';

/** `4:52`, `1:04:52`. For the row of stages, which has no room for units. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const clock = [Math.floor((whole % 3600) / 60), String(whole % 60).padStart(2, '0')];
  if (whole < 3600) return clock.join(':');
  return [Math.floor(whole / 3600), String(clock[0]).padStart(2, '0'), clock[1]].join(':');
}

/** `17 %`, `72.5 %`. */
export function formatPercent(percent: number): string {
  return `${Number(percent.toFixed(1))} %`;
}

const count = new Intl.NumberFormat('en-US');
export const formatCount = (value: number): string => count.format(value);

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** An instant in local time: `Nov 22, 2026, 9:41 AM`. */
export const formatMoment = (instant: string): string => moment.format(new Date(instant));

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
/** `Nov 18`. */
export const formatDay = (instant: string): string => day.format(new Date(instant));

const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });
const timeToSecond = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium' });

/** The time of day, in local time: `9:41 AM`, `9:41:07 AM`. */
export const formatTime = (instant: string | number, hasSeconds = false): string =>
  (hasSeconds ? timeToSecond : time).format(new Date(instant));

/** A period in local time: `9:41 – 10:13 AM` within a day, else `Nov 20 – 22`. */
export function formatSpan(from: string, to: string): string {
  const [start, end] = [new Date(from), new Date(to)];
  const isOneDay = start.toDateString() === end.toDateString();
  return (isOneDay ? time : day).formatRange(start, end);
}

const fullDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
/** `Nov 19, 2026`. */
export const formatFullDay = (instant: string): string => fullDay.format(new Date(instant));

/**
 * `just now` for the first seconds, `40 s ago`, `12 min ago`, `5 h ago`, and after a day `Nov 19,
 * 2026`. `now` in milliseconds.
 */
export function formatAgo(instant: string, now: number): string {
  const seconds = Math.floor((now - Date.parse(instant)) / 1000);
  if (seconds < 5) return kitMessages.justNow;
  if (seconds < 60) return kitMessages.ago(`${seconds} s`);
  if (seconds < 3_600) return kitMessages.ago(`${Math.floor(seconds / 60)} min`);
  if (seconds < 86_400) return kitMessages.ago(`${Math.floor(seconds / 3_600)} h`);
  return fullDay.format(new Date(instant));
}

/** `1 link`, `6 links`. */
export const plural = (value: number, noun: string): string => `${formatCount(value)} ${noun}${value === 1 ? '' : 's'}`;

/** A total sold in whole gigabytes: `50 GB`, but `7.25 GB`. */
export const formatTotal = (bytes: number): string => formatGigabytes(bytes).replace('.00 ', ' ');
