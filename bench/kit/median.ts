export function median(figures: readonly number[]): number {
  const middle = figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)];
  if (middle === undefined) throw new Error('there are no figures');
  return middle;
}

/**
 * Returns the median milliseconds of each alternative. They take turns, so that other load affects all of them
 * equally. The first `warmUps` rounds do not count.
 */
export async function timeInTurn<Name extends string>(
  ways: Record<Name, () => Promise<unknown>>,
  { rounds, warmUps = 1 }: { rounds: number; warmUps?: number },
): Promise<(name: Name) => number> {
  const times = new Map<string, number[]>();
  for (let round = -warmUps; round < rounds; round++) {
    for (const [name, way] of Object.entries<() => Promise<unknown>>(ways)) {
      const began = performance.now();
      await way();
      if (round >= 0) times.set(name, [...(times.get(name) ?? []), performance.now() - began]);
    }
  }
  return (name) => median(times.get(name) ?? []);
}
