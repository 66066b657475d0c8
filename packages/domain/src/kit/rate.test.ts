import { expect, test } from 'vitest';
import { takeUnits, type Rate } from './index.ts';

const rate: Rate = { burst: 10, perSecond: 2 };
/** The waits of units that are asked for at these seconds, all of them taken. */
function waits(...asked: Array<[second: number, units: number]>): number[] {
  let used = 0;
  return asked.map(([second, units]) => {
    const taken = takeUnits(rate, used, units, 1_000_000 + second * 1000);
    used = taken.used;
    return taken.waitMilliseconds / 1000;
  });
}

test.each<[string, Array<[number, number]>, number[]]>([
  ['the whole burst at once', [[0, 10]], [0]],
  ['one unit at a time', Array.from({ length: 10 }, () => [0, 1]), Array.from({ length: 10 }, () => 0)],
  [
    'one more than the burst',
    [
      [0, 10],
      [0, 1],
    ],
    [0, 0.5],
  ],
  [
    'each further one waits longer',
    [
      [0, 10],
      [0, 2],
      [0, 2],
    ],
    [0, 1, 2],
  ],
  [
    'as many as come back',
    [
      [0, 10],
      [1, 2],
      [2, 2],
      [3, 2],
    ],
    [0, 0, 0, 0],
  ],
  [
    'the burst again after a rest',
    [
      [0, 10],
      [5, 10],
    ],
    [0, 0],
  ],
  [
    'a long rest gives no more than the burst',
    [
      [0, 10],
      [3600, 10],
      [3600, 2],
    ],
    [0, 0, 1],
  ],
  ['more than the burst in one', [[0, 12]], [1]],
  ['nothing', [[0, 0]], [0]],
  [
    'nothing while too much was used',
    [
      [0, 12],
      [0, 0],
    ],
    [1, 1],
  ],
])('%s', (_, asked, expected) => {
  expect(waits(...asked)).toEqual(expected);
});

test('units that are refused are not taken: what was used before stays', () => {
  const { used } = takeUnits(rate, 0, 10, 5_000);
  expect(takeUnits(rate, used, 2, 5_000).waitMilliseconds).toBe(1_000);
  expect(takeUnits(rate, used, 2, 6_000).waitMilliseconds).toBe(0);
});
