import type { Fleet } from '@launchyard/contract/fleet';
import type { Clock } from '../kit/clock.ts';
import type { OpenVisit } from '../links/stream.ts';
import { createEvery } from './every.ts';

/** Whether the fleet runs builds of a platform; null while it does not answer. */
export type PlatformCheck = (platform: OpenVisit['platform']) => Promise<boolean | null>;

const ASK_AGAIN_SECONDS = 5;

/** Asks the fleet at most every few seconds. */
export function createPlatformCheck(fleet: Fleet, clock: Clock): PlatformCheck {
  const every = createEvery(clock);
  let platforms: Promise<readonly string[] | null> = Promise.resolve(null);
  return async (platform) => {
    if (every('health', ASK_AGAIN_SECONDS)) {
      platforms = fleet.health().then(
        (health) => health.platforms,
        () => null,
      );
    }
    const known = await platforms;
    return known && platform !== null && known.includes(platform);
  };
}
