/** Fair scheduling of costly work for many owners. */
export interface Turns {
  /**
   * Runs the work when it is this owner’s turn, and returns its result. Throws `refusal` if too much is already
   * waiting.
   */
  run<Result>(owner: string, work: () => Promise<Result>): Promise<Result>;
}

export interface TurnsOptions {
  /** The maximum of concurrent work: no more than the processors can do. */
  atOnce: number;
  /** How much of that one owner may have. Unset: all of it, while nobody else is waiting. */
  atOncePerOwner?: number;
  waitingPerOwner: number;
  waitingInAll: number;
  /** The error for a refused request: too much of the owner’s own work waits, or too much in all. */
  refusal: (full: 'owner' | 'all') => Error;
}

/**
 * Owners take turns: each waits for one piece of work of every other owner, however much those have queued. When all
 * places are taken, the owner with the most waiting loses their last one to an owner with fewer.
 */
export function createTurns(options: TurnsOptions): Turns {
  const { atOnce, atOncePerOwner = atOnce, waitingPerOwner, waitingInAll, refusal } = options;
  /** The waiting work, by owner. The first owner in this order is served next, and then moves to the end. */
  const lanes = new Map<string, Waiting[]>();
  const running = new Map<string, number>();
  let runningInAll = 0;

  return {
    async run(owner, work) {
      if (!mayStart(owner) || lanes.has(owner))
        await new Promise<void>((start, refuse) => wait(owner, { start, refuse }));
      else count(owner, 1);
      try {
        return await work();
      } finally {
        count(owner, -1);
        startNext();
      }
    },
  };

  function mayStart(owner: string): boolean {
    return runningInAll < atOnce && (running.get(owner) ?? 0) < atOncePerOwner;
  }

  function count(owner: string, change: 1 | -1): void {
    const now = (running.get(owner) ?? 0) + change;
    if (now === 0) running.delete(owner);
    else running.set(owner, now);
    runningInAll += change;
  }

  function wait(owner: string, waiting: Waiting): void {
    const lane = lanes.get(owner) ?? [];
    if (lane.length >= waitingPerOwner) return waiting.refuse(refusal('owner'));
    const inAll = lanes.values().reduce((sum, each) => sum + each.length, 0);
    if (inAll >= waitingInAll && !makeRoom(lane.length + 1)) return waiting.refuse(refusal('all'));
    lane.push(waiting);
    lanes.set(owner, lane);
  }

  /** Takes the last place of the longest lane for an owner who will have `length` of them, if that is fairer. */
  function makeRoom(length: number): boolean {
    const longest = lanes.values().reduce((most, each) => (each.length > most.length ? each : most));
    if (longest.length <= length) return false;
    longest.pop()?.refuse(refusal('all'));
    return true;
  }

  function startNext(): void {
    const next = lanes.entries().find(([owner]) => mayStart(owner));
    if (!next) return;
    const [owner, lane] = next;
    lanes.delete(owner);
    const first = lane.shift();
    if (lane.length > 0) lanes.set(owner, lane);
    // Counted before it goes on, or whoever asks in between would take its place.
    count(owner, 1);
    first?.start();
  }
}

interface Waiting {
  start: () => void;
  refuse: (error: Error) => void;
}
