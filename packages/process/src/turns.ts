/** Costly work of many owners, some of it at once. */
export interface Turns {
  /** Does the work when it is this owner's turn, and answers what it answers. Throws `refusal` when too much is waiting already. */
  run<Result>(owner: string, work: () => Promise<Result>): Promise<Result>;
}

export interface TurnsOptions {
  /** How much is worked on at once: no more than the processors can do. */
  atOnce: number;
  /** How much of that one owner may have. Unset: all of it, while nobody else asks. */
  atOncePerOwner?: number;
  waitingPerOwner: number;
  waitingInAll: number;
  /** What is thrown at whoever asks for more: because much of their own waits, or too much of everybody's. */
  refusal: (full: 'owner' | 'all') => Error;
}

/**
 * Owners take turns: whoever asks for one thing waits for one thing of each other owner, however much those ask for. When everybody's
 * places are taken, the owner with the most waiting loses the last of theirs to an owner who has less.
 */
export function createTurns(options: TurnsOptions): Turns {
  const { atOnce, atOncePerOwner = atOnce, waitingPerOwner, waitingInAll, refusal } = options;
  /** What waits, by owner. The first owner in this order is served next, and then goes behind the others. */
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

  /** Takes the last place of the longest lane for an owner who will have `length` of them, where that is fairer. */
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
