import { expect, test } from 'vitest';
import { pointsOfText, pointsToTake } from './budget.ts';

test.each([
  ['nothing wanted, nothing left', 0, 0, 0],
  ['one wanted, none left', 1, 0, 0],
  ['everything that is left', 60_000, 60_000, 60_000],
  ['one more than is left', 60_001, 60_000, 0],
  ['a little of a lot, with more in advance', 5, 60_000, 3_750],
  ['a little of a little, and no more', 1, 15, 1],
])('%s: a gateway takes what it needs of a budget, or nothing', (_, wanted, left, taken) => {
  expect(pointsToTake(wanted, left)).toBe(taken);
});

test.each([
  [0, 0],
  [1_023, 0],
  [1_024, 1],
  [256 * 1_024, 256],
])('a request of %i characters costs %i points before it is parsed', (length, points) => {
  expect(pointsOfText('x'.repeat(length))).toBe(points);
});
