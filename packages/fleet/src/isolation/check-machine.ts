import { describeBroken, mayRunBuilds, TRIED_BOUNDS, type TriedBound } from '@launchyard/domain/fleet';
import type { ControlGroups, TryControlGroups } from './control-groups.ts';
import type { Place } from './place.ts';
import { tryBounds } from './try-bounds.ts';
import { tryIsolation } from './try-isolation.ts';

/** What this machine can do for builds, as it was tried. */
export interface Machine {
  /** Why no build is started; null if builds are. */
  obstacle: string | null;
  /** Null where there are none: `noGroups` says why. */
  groups: ControlGroups | null;
  noGroups: string | null;
  /** Bounds that do not hold. */
  broken: readonly TriedBound[];
}

/** Tries once whether builds can be kept apart on this machine, and whether each of their bounds holds. */
export async function checkMachine(given: {
  mark: string;
  place: Place;
  cpuCores: number;
  isDevelopment: boolean;
  tryGroups: TryControlGroups;
}): Promise<Machine> {
  const { mark, place, cpuCores, isDevelopment, tryGroups } = given;
  const tried = await tryGroups(mark, cpuCores);
  const [groups, noGroups] = typeof tried === 'string' ? [null, tried] : [tried, null];
  const reason = noGroups ?? groups?.noCpu ?? null;
  const broken = await tryBounds(mark, place, groups);
  // Where nothing was tried, the sandbox itself may be why.
  const notApart = broken.length === TRIED_BOUNDS.length ? await tryIsolation(place) : null;
  const unbounded = mayRunBuilds(broken, isDevelopment)
    ? null
    : `bounds do not hold: ${describeBroken(broken, reason)}`;
  return { obstacle: notApart ?? unbounded, groups, noGroups, broken };
}
