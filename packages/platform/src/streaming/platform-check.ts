import type { Fleet } from '@launchyard/contract/fleet';
import type { Clock } from '../kit/clock.ts';
import type { OpenVisit } from '../links/stream.ts';
import { createEvery } from './every.ts';

/** Whether the fleet runs builds of a platform, asked at most every few seconds. */
export function createPlatformCheck(fleet: Fleet, clock: Clock): (platform: OpenVisit['platform']) => Promise<boolean> {
  const every = createEvery(clock);
  let platforms: Promise<readonly string[]> = Promise.resolve([]);
  return async (platform) => {
    if (every('health', 5)) {
      platforms = fleet.health().then(
        (health) => health.platforms,
        () => [],
      );
    }
    const known = await platforms;
    return platform !== null && known.includes(platform);
  };
}
