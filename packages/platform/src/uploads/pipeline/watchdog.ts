import { STAGE_GRACE_SECONDS, STAGE_SILENCE_SECONDS, stageBudgetSeconds } from '@launchyard/domain/uploads';

/** The time limits of an attempt, in seconds. */
export interface StagePatience {
  silenceSeconds: number;
  graceSeconds: number;
  budgetSeconds: (bytes: number) => number;
}

export const STAGE_PATIENCE: StagePatience = {
  silenceSeconds: STAGE_SILENCE_SECONDS,
  graceSeconds: STAGE_GRACE_SECONDS,
  budgetSeconds: stageBudgetSeconds,
};

/** An attempt without progress for too long, or that took longer in all than its bytes can take. */
export class StageHung extends Error {
  override name = 'StageHung';
}

export interface Watchdog {
  /** The attempt’s progress, 0 to 100. Returns whether it has advanced. */
  move: (percent: number) => boolean;
  /** The attempt will read or write this many bytes in all. */
  expect: (bytes: number) => void;
  /** The attempt waits for something else, so its time starts over. */
  wait: () => void;
  stop: () => void;
}

/** Aborts `stop` with a StageHung when an attempt hangs. Uses a monotonic clock. */
export function openWatchdog(patience: StagePatience, bytes: number, stop: AbortController): Watchdog {
  let begun = performance.now();
  let movedAt = begun;
  let furthest = 0;
  let budget = patience.budgetSeconds(bytes);
  const look = () => {
    const now = performance.now();
    const silent = (now - movedAt) / 1000;
    if (silent >= patience.silenceSeconds) hang(`no progress for ${Math.round(silent)} s`);
    else if ((now - begun) / 1000 >= budget) hang(`it took longer than ${Math.round(budget)} s`);
  };
  const hang = (why: string) => {
    clearInterval(timer);
    stop.abort(new StageHung(why));
  };
  const timer = setInterval(look, (patience.silenceSeconds * 1000) / 16);
  return {
    move(percent) {
      if (percent <= furthest) return false;
      furthest = percent;
      movedAt = performance.now();
      return true;
    },
    expect(handled) {
      budget = Math.max(budget, patience.budgetSeconds(handled));
    },
    wait() {
      begun = performance.now();
      movedAt = begun;
    },
    stop: () => clearInterval(timer),
  };
}

/**
 * Returns the result of `work`. Once `signal` aborts, `work` has a moment to finish; after that it is abandoned, even
 * if it hangs, and the signal’s reason is thrown.
 */
export async function unlessLeft<T>(work: Promise<T>, signal: AbortSignal, graceSeconds: number): Promise<T> {
  const left = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const leaving = new Promise<never>((_, reject) => {
    const wait = () => {
      timer = setTimeout(() => reject(asError(signal.reason)), graceSeconds * 1000);
    };
    if (signal.aborted) wait();
    else signal.addEventListener('abort', wait, { once: true, signal: left.signal });
  });
  try {
    return await Promise.race([work, leaving]);
  } finally {
    left.abort();
    clearTimeout(timer);
  }
}

const asError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));
