import { aheadOf, mayTakePlace, PLACE_WAIT_SECONDS, type PlacedBuild } from '@launchyard/domain/fleet';

/** Those who were refused a place and ask again. */
export interface WaitingForPlace {
  /** Whether a build may start beside those that run. If not, it waits; asking again keeps its turn. */
  ask(build: PlacedBuild, running: readonly PlacedBuild[]): boolean;
  /** It does not want a place any more. */
  leave(id: string): void;
}

/** A build that does not ask again in time waits no longer, so that no place is kept for somebody who is gone. */
export function openWaiting(places: number): WaitingForPlace {
  /** In the order of their first asking. */
  const waiting = new Map<string, PlacedBuild & { untilMilliseconds: number }>();

  return {
    ask(build, running) {
      const now = performance.now();
      for (const [id, { untilMilliseconds }] of waiting) if (untilMilliseconds < now) waiting.delete(id);
      const ahead = aheadOf(build, [...waiting.values()], running);
      if (mayTakePlace(build.use, { places, running: running.map(({ use }) => use), ahead })) {
        waiting.delete(build.id);
        return true;
      }
      const seconds = PLACE_WAIT_SECONDS[build.use];
      if (seconds > 0) waiting.set(build.id, { ...build, untilMilliseconds: now + seconds * 1000 });
      return false;
    },
    leave: (id) => void waiting.delete(id),
  };
}
