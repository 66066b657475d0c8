import { timelineMessages } from './messages.ts';

const exact = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hour12: false,
});

/** `Nov 21, 08:41:20`, in the time of this machine. */
export const formatExact = (instant: string): string => exact.format(new Date(instant));

const UNITS = [
  { name: 'd', seconds: 86_400 },
  { name: 'h', seconds: 3_600 },
  { name: 'min', seconds: 60 },
  { name: 's', seconds: 1 },
] as const;

/** `just now`, `40 s ago`, `3 min ago`, `5 d ago`. `now` in milliseconds. */
export function formatAgo(instant: string, now: number): string {
  const seconds = Math.floor((now - Date.parse(instant)) / 1000);
  const unit = UNITS.find((each) => seconds >= each.seconds);
  if (!unit || seconds < 5) return timelineMessages.now;
  return timelineMessages.ago(`${Math.floor(seconds / unit.seconds)} ${unit.name}`);
}
