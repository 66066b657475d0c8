import { STAGE_GRACE_SECONDS, STAGE_SILENCE_SECONDS, stageBudgetSeconds } from '@launchyard/domain/uploads';

/** How long an attempt is borne, in seconds. */
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

/** An attempt that moved nothing for too long, or took longer in all than its bytes can take. */
export class StageHung extends Error {
  override name = 'StageHung';
}

export interface Watchdog {
  /** The attempt is so far, 0 to 100. Answers whether that is further than it was. */
  move: (percent: number) => boolean;
  /** The attempt will read or write so many bytes in all. */
  expect: (bytes: number) => void;
  /** What the attempt waits for is not its doing: its time begins anew. */
  wait: () => void;
  stop: () => void;
}

/** Aborts `stop` with a StageHung when an attempt hangs. It counts by a clock that nobody sets. */
export function openWatchdog(patience: StagePatience, bytes: number, stop: AbortController): Watchdog {
  let begun = performance.now();
  let movedAt = begun;
  let furthest = 0;
  let budget = patience.budgetSeconds(bytes);
  const look = () => {
    const now = performance.now();
    const silent = (now - movedAt) / 1000;
    if (silent >= patience.silenceSeconds) hang(`nothing moved for ${Math.round(silent)} s`);
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
 * Answers what `work` answers. Once `signal` aborts, `work` has a moment to end by itself; after that it is left alone, hanging as it may be,
 * and the signal's reason is thrown.
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
