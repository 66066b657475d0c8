import { mayTakePlace, PLACE_WAIT_SECONDS, type BuildUse } from '@launchyard/domain/fleet';

/** Those who were refused a place and ask again. */
export interface WaitingForPlace {
  /** Whether the build with that id may start beside those that run. If not, it waits, in the order of first asking. */
  ask(id: string, use: BuildUse, running: ReadonlyArray<{ use: BuildUse }>): boolean;
  /** It does not want a place any more. */
  leave(id: string): void;
}

/** Whoever does not ask again in time waits no longer, so that no place is kept for somebody who is gone. */
export function openWaiting(places: number): WaitingForPlace {
  /** In the order of their first asking. */
  const waiting = new Map<string, { use: BuildUse; untilMilliseconds: number }>();

  return {
    ask(id, use, running) {
      const now = performance.now();
      for (const [other, { untilMilliseconds }] of waiting) if (untilMilliseconds < now) waiting.delete(other);
      const order = [...waiting.keys()];
      const place = order.indexOf(id);
      const ahead = [...waiting.values()].slice(0, place === -1 ? order.length : place);
      const uses = (list: ReadonlyArray<{ use: BuildUse }>) => list.map((each) => each.use);
      if (mayTakePlace(use, { places, running: uses(running), ahead: uses(ahead) })) {
        waiting.delete(id);
        return true;
      }
      const seconds = PLACE_WAIT_SECONDS[use];
      // Setting it again keeps its turn.
      if (seconds > 0) waiting.set(id, { use, untilMilliseconds: now + seconds * 1000 });
      return false;
    },
    leave: (id) => void waiting.delete(id),
  };
}
