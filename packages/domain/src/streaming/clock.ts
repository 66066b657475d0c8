import type { SessionRules } from './rules.ts';
import type { SessionEnd } from './end.ts';
import { SILENT_SECONDS } from './limits.ts';

/** The instants of a session that its limits are counted from. */
export interface SessionTimes {
  /** When the stream began; null: it has not. */
  liveAt: Date | null;
  /** When its visitor last moved, or it began. */
  activeAt: Date | null;
}

/** What a session’s limits say now. */
export interface LimitsNow {
  /** Why it ends now; null: it does not. */
  end: Extract<SessionEnd, 'timeOver' | 'idle'> | null;
  /** Until it ends whatever happens; null while it has not begun. */
  secondsLeft: number | null;
  /** Until it ends unless somebody moves; null while nobody needs to be warned. */
  idleSecondsLeft: number | null;
}

/**
 * Applications §3: the maximum session time, and the end of idle streams after a warning. Only the server’s clock
 * counts, and both count from the first frame.
 */
export function judgeLimits(
  { maxMinutes, idle }: SessionRules,
  { liveAt, activeAt }: SessionTimes,
  now: Date,
): LimitsNow {
  if (liveAt === null) return { end: null, secondsLeft: null, idleSecondsLeft: null };
  const secondsLeft = secondsUntil(liveAt, maxMinutes, now);
  if (secondsLeft <= 0) return { end: 'timeOver', secondsLeft: 0, idleSecondsLeft: null };
  if (idle === null) return { end: null, secondsLeft, idleSecondsLeft: null };
  const since = activeAt ?? liveAt;
  const idleSecondsLeft = secondsUntil(since, idle.warnMinutes + idle.closeMinutes, now);
  if (idleSecondsLeft <= 0) return { end: 'idle', secondsLeft, idleSecondsLeft: 0 };
  const isWarned = secondsUntil(since, idle.warnMinutes, now) <= 0;
  return { end: null, secondsLeft, idleSecondsLeft: isWarned ? idleSecondsLeft : null };
}

/**
 * What counts of a stream between two signs of life, in milliseconds. A viewer that gave none for longer than SILENT_SECONDS has
 * gone meanwhile.
 */
export const countedMilliseconds = (seenAt: Date, now: Date): number =>
  Math.min(Math.max(0, now.getTime() - seenAt.getTime()), SILENT_SECONDS * 1000);

const secondsUntil = (from: Date, minutes: number, now: Date): number =>
  Math.ceil((from.getTime() - now.getTime()) / 1000 + minutes * 60);
