import { formatDuration } from '../kit/index.ts';

const LONGEST_PAUSE_SECONDS = 30;

/** A stage that failed for a reason of ours so many times (1 or more) is begun again after this: 1, 2, 4 seconds and so on, up to half a minute. */
export const retryPauseSeconds = (faults: number): number => Math.min(LONGEST_PAUSE_SECONDS, 2 ** (faults - 1));

/**
 * What an upload says from a fault of ours on until its stage moves again, wherever it is shown. `triesAgainAt` and `now` in milliseconds;
 * once the moment is there, it is being tried.
 */
export function interruptionText(triesAgainAt: number, now: number): string {
  const seconds = Math.ceil((triesAgainAt - now) / 1000);
  const when = seconds > 0 ? `we try again in ${formatDuration(seconds)}` : 'we are trying again';
  return `Something on our side failed; ${when}.`;
}
