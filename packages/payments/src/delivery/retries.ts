import { PAYMENT_LIMITS } from '@launchyard/domain/payments';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** After each failed try; the last one again and again. */
const WAITS = [
  SECOND,
  5 * SECOND,
  30 * SECOND,
  2 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  HOUR,
  2 * HOUR,
  4 * HOUR,
  6 * HOUR,
] as const;

/**
 * When an event is tried again that has failed so many times: after seconds, then minutes, then hours, for three days
 * from when it happened. Null: never.
 */
export function nextTry({ tries, createdAt, now }: { tries: number; createdAt: number; now: number }): number | null {
  const at = now + (WAITS[Math.min(tries, WAITS.length) - 1] ?? SECOND);
  return at > createdAt + PAYMENT_LIMITS.deliveryDays * DAY ? null : at;
}
