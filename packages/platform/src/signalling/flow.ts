import { takeUnits } from '@launchyard/domain/kit';

/** Lets so many through at once, and then so many a second; what comes too early does not get through. `now` is in milliseconds. */
export function createFlow(atOnce: number, perSecond: number): (now: number) => boolean {
  let used = 0;
  return (now) => {
    const taken = takeUnits({ burst: atOnce, perSecond }, used, 1, now);
    if (taken.waitMilliseconds > 0) return false;
    ({ used } = taken);
    return true;
  };
}
