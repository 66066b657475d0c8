import type { Clock } from './ports.ts';

/** The machine's own clock. */
export const machineClock: Clock = {
  now: () => Date.now(),
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};
