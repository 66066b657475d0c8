import type { Fleet } from '@launchyard/contract/fleet';
import { runsOn, type Platform } from '@launchyard/domain/streaming';
import type { Clock } from '../kit/clock.ts';
import { createEvery } from './every.ts';

/** The platforms whose builds run here; null while the fleet does not answer. */
export type FleetPlatforms = () => Promise<readonly Platform[] | null>;

/** Whether the fleet runs builds of a platform; null while it does not answer. */
export type PlatformCheck = (platform: Platform | null) => Promise<boolean | null>;

const ASK_AGAIN_SECONDS = 5;

/** Asks the fleet at most every few seconds. Without a fleet no build runs. */
export function createFleetPlatforms(fleet: Fleet | undefined, clock: Clock): FleetPlatforms {
  if (!fleet) return () => Promise.resolve([]);
  const every = createEvery(clock);
  let platforms: Promise<readonly Platform[] | null> = Promise.resolve(null);
  return () => {
    if (every('health', ASK_AGAIN_SECONDS)) {
      platforms = fleet.health().then(
        (health) => health.platforms,
        () => null,
      );
    }
    return platforms;
  };
}

export function createPlatformCheck(fleet: Fleet, clock: Clock): PlatformCheck {
  const platforms = createFleetPlatforms(fleet, clock);
  return async (platform) => runsOn(platform, await platforms());
}
