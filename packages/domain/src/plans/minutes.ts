/** How long one row of usage is. A session belongs to the quarter of an hour, in UTC, in which it was asked for. */
export const USAGE_QUARTER_SECONDS = 15 * 60;

/** From here on a tenth of a minute says nothing. */
const WHOLE_FROM_MINUTES = 100;

/**
 * Streamed time as customers read it: minutes with one decimal, rounded down, so that nobody reads more than was
 * streamed. Account §3, 'Minute usage'.
 */
export function minutesOf(seconds: number): number {
  const tenths = Math.floor(seconds / 6);
  return tenths < WHOLE_FROM_MINUTES * 10 ? tenths / 10 : Math.floor(tenths / 10);
}
