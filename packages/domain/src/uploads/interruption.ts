import { formatDuration } from '../kit/index.ts';

const LONGEST_PAUSE_SECONDS = 30;

/**
 * The delay before a stage is retried after so many faults of ours (1 or more): 1, 2, 4 seconds and so on, up to half a
 * minute.
 */
export const retryPauseSeconds = (faults: number): number => Math.min(LONGEST_PAUSE_SECONDS, 2 ** (faults - 1));

/**
 * What an upload shows from a fault of ours until its stage makes progress again. `triesAgainAt` and `now` in
 * milliseconds; from that time on, the retry is running.
 */
export function interruptionText(triesAgainAt: number, now: number): string {
  const seconds = Math.ceil((triesAgainAt - now) / 1000);
  const when = seconds > 0 ? `retrying in ${formatDuration(seconds)}` : 'retrying now';
  return `Something on our side failed; ${when}.`;
}
