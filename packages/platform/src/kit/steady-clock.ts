import type { Clock } from './clock.ts';

/** A clock that may be set while the process runs, checked against a monotonic one. */
export interface SteadyClock {
  /** Since when, in its own time, it has run without a jump. Checks it first. */
  steadySince(): Date;
  /** Its time now, if it has been steady long enough to expire things by it; else null. At the start it is trusted. */
  trusted(): Date | null;
}

/** A larger difference within one check means the clock was set; a machine that slept counts, too. */
const JUMP_MILLISECONDS = 20_000;
/** Time to correct a wrong setting. */
const TRUST_AFTER_MILLISECONDS = 15 * 60 * 1000;

/** Check it more often than the work that depends on it. `steady` counts milliseconds and is never set. */
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
    trusted() {
      const now = look();
      return now.steady - jumpedAt >= TRUST_AFTER_MILLISECONDS ? new Date(now.wall) : null;
    },
  };
}
