export interface StrangerLimits {
  /** How many failed or pending attempts an address may have within a window. */
  most: number;
  windowSeconds: number;
  /** How many addresses are remembered. */
  addresses: number;
}

/** Counts attempts of strangers in memory: cheap, and may be lost in a restart. */
export interface Strangers {
  /**
   * Takes one attempt and returns a function that gives it back once the sender is authenticated, or null if the
   * address has none left.
   */
  enter(address: string): (() => void) | null;
}

/** If there are more addresses than are remembered, the oldest is forgotten. */
export function countStrangers({ most, windowSeconds, addresses }: StrangerLimits, clock: () => Date): Strangers {
  const tries = new Map<string, { window: number; count: number }>();
  return {
    enter(address) {
      // Numbered, so that a clock set back locks nobody out for longer than a window.
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
