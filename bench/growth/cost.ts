import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { MIB } from '@launchyard/domain/kit';
import { median } from '../kit/median.ts';
import { atMost, rowOf, type Row } from '../kit/row.ts';
import { scaled } from '../kit/scale.ts';

/** The cost of some work at one size. */
export interface Cost {
  milliseconds: number;
  /** The peak memory of this process, minus what it used before. */
  bytes: number;
}

const ROUNDS = 15;
/** Allows for other load on the machine, and because a larger account has more rows to count. */
const TARGET = atMost(1.5);
/** Below this, differences are noise: the garbage collector leaves this much whatever the work is. */
const MEMORY_FLOOR_BYTES = 32 * MIB;
const SAMPLE_MILLISECONDS = 1;

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

/**
 * Repeats the work. Returns the minimum time, which other load disturbed least, and the median memory. `arrange` runs
 * before each repetition and is not measured.
 */
export async function costOf<T>(work: (arranged: T) => Promise<unknown>, arrange: () => Promise<T>): Promise<Cost> {
  const costs: Cost[] = [];
  for (let round = -1; round < ROUNDS; round++) {
    const arranged = await arrange();
    const cost = await once(() => work(arranged));
    // The first round is a warm-up and does not count.
    if (round >= 0) costs.push(cost);
  }
  return {
    milliseconds: Math.min(...costs.map(({ milliseconds }) => milliseconds)),
    bytes: median(costs.map(({ bytes }) => bytes)),
  };
}

async function once(work: () => Promise<unknown>): Promise<Cost> {
  collect();
  const before = usedBytes();
  let most = before;
  const sampling = setInterval(() => (most = Math.max(most, usedBytes())), SAMPLE_MILLISECONDS);
  try {
    const began = performance.now();
    await work();
    const milliseconds = performance.now() - began;
    return { milliseconds, bytes: Math.max(0, most, usedBytes()) - before };
  } finally {
    clearInterval(sampling);
  }
}

function usedBytes(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Work that is measured at several sizes. */
export interface Growth {
  what: string;
  /** The unit of the size, such as "parts". */
  unit: string;
  /** Whether the work is proportional to the size. Otherwise it is the same at every size, such as one page. */
  growsWithSize: boolean;
  costs: ReadonlyMap<number, Cost>;
}

/** The full sizes, with the largest scaled by `BENCH_SCALE`. `most` is the product's limit. */
export function sizesUpTo(most: number): number[] {
  return [10, 1_000, Math.max(2_000, scaled(most))];
}

/**
 * For each size except the smallest, one row of time and one of memory: the cost compared to the expectation from the
 * previous size.
 */
export function rowsOf({ what, unit, growsWithSize, costs }: Growth): Row[] {
  const sizes = [...costs];
  return sizes.slice(1).flatMap(([size, cost], index) => {
    const [sizeBefore, before] = sizes[index] ?? [size, cost];
    const work = growsWithSize ? size / sizeBefore : 1;
    const name = growsWithSize ? `${count(work)} × that of ${count(sizeBefore)}` : `of ${count(sizeBefore)}`;
    const told = `${what}, ${count(size)} ${unit}`;
    const memory = (bytes: number) => Math.max(bytes, MEMORY_FLOOR_BYTES) / MIB;
    return [
      rowOf({
        what: told,
        unit: 'ms',
        measured: cost.milliseconds,
        against: { name, value: before.milliseconds * work },
        target: TARGET,
      }),
      rowOf({
        what: `${told}: memory, ${MEMORY_FLOOR_BYTES / MIB} at least`,
        unit: 'MiB',
        measured: memory(cost.bytes),
        against: { name, value: memory(before.bytes * work) },
        target: TARGET,
      }),
    ];
  });
}

const count = (value: number): string => Math.round(value).toLocaleString('en');
