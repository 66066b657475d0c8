import { expect, test } from 'vitest';
import { daysOf, terminationPercent } from './index.ts';

test.each([
  [31, 0],
  [30, 0],
  [21, 30],
  [1, 97],
  [0, 100],
])('with %d days left, the bar of a plan that ends is at %d percent', (daysLeft, percent) => {
  expect(terminationPercent(daysLeft)).toBe(percent);
});

const DAY = 86_400;

test.each([
  ['a whole month', 30 * DAY, 30 * DAY, { part: 30, whole: 30 }],
  ['21 of 30 days', 21 * DAY, 30 * DAY, { part: 21, whole: 30 }],
  ['a day that has begun', 20 * DAY + 1, 30 * DAY, { part: 21, whole: 30 }],
  ['the last second', 1, 28 * DAY, { part: 1, whole: 28 }],
])('a line of a bill is for %s', (_, partSeconds, wholeSeconds, days) => {
  expect(daysOf({ partSeconds, wholeSeconds })).toEqual(days);
});
