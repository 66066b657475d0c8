import { expect, test } from 'vitest';
import { createRates } from './rates.ts';

const rate = { burst: 2, perSecond: 1 };

test('each subject has the rate for itself', () => {
  const rates = createRates(rate, () => 1_000);
  expect([rates.take('a', 2), rates.take('b', 2), rates.take('a', 1)]).toEqual([0, 0, 1_000]);
});

test('units that would have to wait longer than allowed are not taken', () => {
  let now = 1_000;
  const rates = createRates(rate, () => now);
  rates.take('a', 2);
  expect(rates.take('a', 2, 1_000)).toBe(2_000);
  expect(rates.take('a', 1, 1_000)).toBe(1_000);
  now += 2_000;
  expect(rates.take('a', 1, 0)).toBe(0);
});

test('a flood of subjects lets the oldest be forgotten, and those with nothing left to remember first', () => {
  let now = 1_000;
  const rates = createRates(rate, () => now, 3);
  for (const subject of ['a', 'b', 'c']) rates.take(subject, 2);
  rates.take('d', 2);
  expect(rates.take('c', 1, 0)).toBeGreaterThan(0);
  expect(rates.take('a', 2, 0)).toBe(0);
  now += 10_000;
  rates.take('e', 2);
  expect(rates.take('e', 1, 0)).toBeGreaterThan(0);
});
