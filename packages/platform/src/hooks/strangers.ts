import type { Clock } from '../kit/clock.ts';

export interface StrangerLimits {
  /** How many tries that were refused, or that nobody has judged yet, an address may have in a window. */
  most: number;
  windowSeconds: number;
  /** How many addresses are remembered. */
  addresses: number;
}

/** Counts who was refused for what they showed, in memory: it costs nothing, and a restart may forget it. */
export interface Strangers {
  /** Takes one try and answers how to give it back once its sender is known, or null when the address has used them all. */
  enter(address: string): (() => void) | null;
}

/** When there are more addresses than are remembered, the one that came first is forgotten. */
export function countStrangers({ most, windowSeconds, addresses }: StrangerLimits, clock: Clock): Strangers {
  const tries = new Map<string, { window: number; count: number }>();
  return {
    enter(address) {
      // Numbered, so that a clock which is set back shuts nobody out for longer than a window.
      const window = Math.floor(clock().getTime() / 1000 / windowSeconds);
      const known = tries.get(address);
      const mine = known?.window === window ? known : { window, count: 0 };
      if (mine.count >= most) return null;
      mine.count++;
      tries.set(address, mine);
      const [first] = tries.keys();
      if (tries.size > addresses && first !== undefined) tries.delete(first);
      return () => {
        mine.count--;
        if (mine.count === 0 && tries.get(address) === mine) tries.delete(address);
      };
    },
  };
}
