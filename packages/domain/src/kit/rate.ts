/** How often something may happen: `burst` units at once, and `perSecond` in the long run. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/**
 * Takes units of a rate at `now`, in milliseconds of any clock that does not go back. `used` is all that is to be known
 * of what was taken before: when the whole burst would be there again, 0 at first. Returns the same after these units, and
 * for how many milliseconds they come too early; 0: they are in time. Units that are refused for that are not taken: keep
 * the `used` from before.
 */
export function takeUnits(
  { burst, perSecond }: Rate,
  used: number,
  units: number,
  now: number,
): { used: number; waitMilliseconds: number } {
  const after = Math.max(used, now) + (units / perSecond) * 1000;
  return { used: after, waitMilliseconds: Math.max(0, after - now - (burst / perSecond) * 1000) };
}
