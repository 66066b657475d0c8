import { formatClock } from '../kit/format.ts';
import { supportMessages } from './messages.ts';

/** Counts down to the end of a case. `now` in milliseconds. */
export function TimeLeft({ expiresAt, now }: { expiresAt: string; now: number }) {
  const seconds = (Date.parse(expiresAt) - now) / 1000;
  return (
    <time dateTime={expiresAt}>{seconds > 0 ? supportMessages.left(formatClock(seconds)) : supportMessages.ended}</time>
  );
}
