import { takeUnits, type Rate } from '@launchyard/domain/kit';

/** One rate of many subjects, each by itself. */
export interface Rates {
  /**
   * For how many milliseconds these units of a subject come too early; 0: they are in time. Takes them, unless that is
   * longer than `maxWaitMilliseconds` (default: any time).
   */
  take(subject: string, units: number, maxWaitMilliseconds?: number): number;
}

/** How many subjects are remembered. With more, the oldest is forgotten. */
const MAX_SUBJECTS = 100_000;
/** How many of the oldest are looked at for each new one: those with nothing left to remember make room. */
const FORGOTTEN_AT_ONCE = 2;

/** `now` in milliseconds of a clock that does not go back. */
export function createRates(
  rate: Rate,
  now: () => number = () => performance.now(),
  maxSubjects: number = MAX_SUBJECTS,
): Rates {
  const used = new Map<string, number>();

  function forget(): void {
    let looked = 0;
    for (const [subject, until] of used) {
      if (until <= now() || used.size > maxSubjects) used.delete(subject);
      if ((looked += 1) >= FORGOTTEN_AT_ONCE) return;
    }
  }

  return {
    take(subject, units, maxWaitMilliseconds = Number.POSITIVE_INFINITY) {
      const before = used.get(subject);
      const { used: after, waitMilliseconds } = takeUnits(rate, before ?? 0, units, now());
      if (waitMilliseconds > maxWaitMilliseconds) return waitMilliseconds;
      used.set(subject, after);
      if (before === undefined) forget();
      return waitMilliseconds;
    },
  };
}
