export interface Clock {
  /** Milliseconds; includes the time that the machine slept. */
  now: () => number;
  /** Calls `then` once, so many milliseconds later at the earliest; returns a function that cancels it. */
  after: (ms: number, then: () => void) => () => void;
}

/** The machine's own clock. */
export const machineClock: Clock = {
  now: () => Date.now(),
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};
