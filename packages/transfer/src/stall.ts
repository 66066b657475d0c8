import { MIB } from '@launchyard/domain/kit';
import { SIMULATED_STALL_SECONDS, STALL_SECONDS } from '@launchyard/domain/uploads';

export const STALL_MS = STALL_SECONDS * 1000;
export const SIMULATED_STALL_MS = SIMULATED_STALL_SECONDS * 1000;
/** Applications §9: faster than this is not stalled. */
const MOVING_BYTES_PER_SECOND = MIB / 2;

/**
 * Two checks this far apart mean that the machine slept. Longer than the minute to which browsers throttle hidden
 * pages; a shorter sleep breaks connections at most, and those are retried anyway.
 */
const SLEPT_MS = 75_000;

export interface Look {
  now: number;
  /** All bytes sent so far, including those lost later. */
  movedBytes: number;
  bytesPerSecond: number | null;
  /** Online, with nothing else that it legitimately waits for. */
  isExpectedToMove: boolean;
}

/** Counts the time without progress while there should be some. Sleep, a lost network and a pause do not count. */
export class StallWatch {
  #standingMs = 0;
  #last: Look | null = null;

  /** Returns the result of another check. `slept` is reported once for each sleep. */
  look(look: Look, limitMs: number = STALL_MS): 'fine' | 'slept' | 'stalled' {
    const last = this.#last;
    this.#last = look;
    if (last === null) return 'fine';
    // A clock that was set back says nothing.
    const passed = Math.max(0, look.now - last.now);
    if (passed > SLEPT_MS) {
      this.#standingMs = 0;
      return 'slept';
    }
    if (!look.isExpectedToMove || hasMoved(last, look)) this.#standingMs = 0;
    else this.#standingMs += passed;
    return this.#standingMs >= limitMs ? 'stalled' : 'fine';
  }

  restart(): void {
    this.#standingMs = 0;
    this.#last = null;
  }
}

const hasMoved = (last: Look, look: Look): boolean =>
  look.movedBytes > last.movedBytes || (look.bytesPerSecond ?? 0) > MOVING_BYTES_PER_SECOND;
