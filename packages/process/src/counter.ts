/** Counts how many of something each client holds. */
export interface Counter {
  /** Takes one more and returns a function that gives it back, or null if the client already has `most`. */
  enter(client: string, most: number): (() => void) | null;
}

export function createCounter(): Counter {
  const counts = new Map<string, number>();
  return {
    enter(client, most) {
      const count = counts.get(client) ?? 0;
      if (count >= most) return null;
      counts.set(client, count + 1);
      return () => {
        const left = (counts.get(client) ?? 1) - 1;
        if (left === 0) counts.delete(client);
        else counts.set(client, left);
      };
    },
  };
}
