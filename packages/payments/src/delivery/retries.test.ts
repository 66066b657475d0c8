import { expect, test } from 'vitest';
import { nextTry } from './retries.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  [1, 1],
  [2, 5],
  [4, 2 * MINUTE],
  [7, HOUR],
  [10, 6 * HOUR],
  [50, 6 * HOUR],
])('after %i failed tries, an event waits %i s', (tries, seconds) => {
  expect(nextTry({ tries, createdAt: 0, now: 0 })).toBe(seconds * 1000);
});

test('after three days it is given up', () => {
  expect(nextTry({ tries: 20, createdAt: 0, now: (3 * DAY - 6 * HOUR) * 1000 })).toBe(3 * DAY * 1000);
  expect(nextTry({ tries: 20, createdAt: 0, now: (3 * DAY - 6 * HOUR) * 1000 + 1 })).toBeNull();
});
