import { expect, test } from 'vitest';
import { adjustLanes, FIRST_LANES } from './lanes.ts';

/** The measured total speed of each step, and the number of lanes chosen. */
test.each<[string, [rate: number, lanes: number][]]>([
  [
    'a line that keeps scaling: up to four',
    [
      [10, 3],
      [15, 4],
      [20, 4],
      [20, 4],
    ],
  ],
  [
    'a line that two lanes saturate: the third is dropped',
    [
      [10, 3],
      [10.5, 2],
      [10, 2],
    ],
  ],
  [
    'exactly a tenth more counts as a gain',
    [
      [10, 3],
      [11, 4],
    ],
  ],
  [
    'a little less than a tenth more does not',
    [
      [10, 3],
      [10.9, 2],
    ],
  ],
  [
    'a third that slows things down is dropped',
    [
      [10, 3],
      [7, 2],
    ],
  ],
  [
    'the fourth gains nothing: three',
    [
      [10, 3],
      [15, 4],
      [15.2, 3],
      [15, 3],
    ],
  ],
  [
    'the line gets worse later: one lane less each time, at least one',
    [
      [10, 3],
      [10, 2],
      [8, 1],
      [5, 1],
      [1, 1],
    ],
  ],
  [
    'a loss of less than a tenth changes nothing',
    [
      [10, 3],
      [10, 2],
      [9.2, 2],
      [9.2, 2],
    ],
  ],
  [
    'no progress at all',
    [
      [0, 3],
      [0, 4],
      [0, 4],
    ],
  ],
])('%s', (_, measurements) => {
  let lanes = FIRST_LANES;
  for (const [rate, expected] of measurements) {
    lanes = adjustLanes(lanes, rate);
    expect(lanes.count).toBe(expected);
  }
});

test('it starts with two', () => {
  expect(FIRST_LANES.count).toBe(2);
});

test('after forty equal measurements it tries one more again', () => {
  let lanes = adjustLanes(adjustLanes(FIRST_LANES, 10), 10);
  expect(lanes.count).toBe(2);
  for (let measurement = 0; measurement < 40; measurement++) lanes = adjustLanes(lanes, 10);
  expect(lanes.count).toBe(3);
});
