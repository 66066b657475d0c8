import { expect, test } from 'vitest';
import { pointsToTake } from './budget.ts';

test.each([
  ['nothing of nothing', 0, 0, 0],
  ['one of none', 1, 0, 0],
  ['all that is left', 60_000, 60_000, 60_000],
  ['one more than is left', 60_001, 60_000, 0],
  ['little of much, with more in advance', 5, 60_000, 3_750],
  ['little of little, and no more than that', 1, 15, 1],
])('%s: of a budget a gateway takes what it needs, or none', (_, wanted, left, taken) => {
  expect(pointsToTake(wanted, left)).toBe(taken);
});
