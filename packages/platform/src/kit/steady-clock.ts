import type { Clock } from './clock.ts';

/** A clock that somebody may set while the process runs, watched by one that nobody sets. */
export interface SteadyClock {
  /** Since when, by the clock itself, it has been going on without a jump. Looks at it first. */
  steadySince(): Date;
  /** Whether it has been steady for long enough that what is old by it may be ended; at the start it is taken at its word. */
  isTrusted(): boolean;
}

/** Further apart than this within one look, the clock was set: a machine that slept counts, too. */
const JUMP_MILLISECONDS = 20_000;
/** Time for whoever set it wrongly to set it right. */
const TRUST_AFTER_MILLISECONDS = 15 * 60 * 1000;

/** Look at it more often than what hangs on it is done. `steady` counts milliseconds and is never set. */
export function watchClock(clock: Clock, steady: () => number = () => performance.now()): SteadyClock {
  let since = clock();
  let seen = { wall: since.getTime(), steady: steady() };
  let jumpedAt = Number.NEGATIVE_INFINITY;
  const look = () => {
    const now = { wall: clock().getTime(), steady: steady() };
    const drift = now.wall - seen.wall - (now.steady - seen.steady);
    if (Math.abs(drift) > JUMP_MILLISECONDS) {
      since = new Date(now.wall);
      jumpedAt = now.steady;
    }
    seen = now;
    return now;
  };
  return {
    steadySince() {
      look();
      return since;
    },
    isTrusted: () => look().steady - jumpedAt >= TRUST_AFTER_MILLISECONDS,
  };
}
