import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { MIB } from '@launchyard/domain/kit';
import { median } from '../kit/median.ts';
import { atMost, rowOf, type Row } from '../kit/row.ts';
import { scaled } from '../kit/scale.ts';

/** What something costs at one size. */
export interface Cost {
  milliseconds: number;
  /** The most that it had in memory besides what was there before, in this process. */
  bytes: number;
}

const ROUNDS = 15;
/** A machine with other tasks; and an account with more has more to count. */
const TARGET = atMost(1.5);
/** The collector leaves that much lying however little is done: below it nothing can be told apart. */
const MEMORY_FLOOR_BYTES = 32 * MIB;
const SAMPLE_MILLISECONDS = 1;

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

/**
 * Does it again and again, and answers the least time, to which nobody else's work has added, and the median of the memory. `arrange` is
 * done before each time and not measured.
 */
export async function costOf<T>(work: (arranged: T) => Promise<unknown>, arrange: () => Promise<T>): Promise<Cost> {
  const costs: Cost[] = [];
  for (let round = -1; round < ROUNDS; round++) {
    const arranged = await arrange();
    const cost = await once(() => work(arranged));
    // The first time is slower for being first.
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

/** Something that is done at several sizes. */
export interface Growth {
  what: string;
  /** Of what: "parts". */
  unit: string;
  /** Whether there is as much more to do as there are more of them; else only as much as is shown, which is the same at every size. */
  growsWithSize: boolean;
  costs: ReadonlyMap<number, Cost>;
}

/** Full sizes, or less of the largest by `BENCH_SCALE`; `most` is what the product allows. */
export function sizesUpTo(most: number): number[] {
  return [10, 1_000, Math.max(2_000, scaled(most))];
}

/** For each size but the least a row of time and one of memory: what it costs against what the size before lets expect. */
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
