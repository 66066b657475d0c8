import { expect, test } from 'vitest';
import { pointsToTake } from './budget.ts';

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
