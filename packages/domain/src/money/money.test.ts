import { assert, integer, nat, property } from 'fast-check';
import { expect, test } from 'vitest';
import { addCents, cents, formatPrice, formatUsd, shareOf, timesCents } from './index.ts';

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, -(2 ** 53)])('%d is no amount', (amount) => {
  expect(() => cents(amount)).toThrow(RangeError);
});

test('a sum or a product that cannot be counted exactly is refused', () => {
  const most = cents(Number.MAX_SAFE_INTEGER);
  expect(() => addCents(most, cents(1))).toThrow(RangeError);
  expect(() => timesCents(most, 2)).toThrow(RangeError);
  expect(() => timesCents(cents(100), 0.333)).toThrow(RangeError);
});

test.each([
  ['nothing of it', 300, 0, 30, 0],
  ['all of it', 300, 30, 30, 300],
  ['21 of 30 days of two places', 20_000, 21, 30, 14_000],
  ['less than half a cent', 1, 49, 100, 0],
  ['half a cent', 1, 1, 2, 1],
  ['a third', 100, 1, 3, 33],
  ['two thirds', 100, 2, 3, 67],
  ['half a cent that is owed', -1, 1, 2, 0],
  ['more than half a cent that is owed', -1, 51, 100, -1],
  ['a third that is owed', -100, 1, 3, -33],
  ['a second of a month', 150_000, 1, 2_592_000, 0],
  ['everything but a second of a month', 150_000, 2_591_999, 2_592_000, 150_000],
  ['the largest amount', Number.MAX_SAFE_INTEGER, 2_592_000, 2_592_000, Number.MAX_SAFE_INTEGER],
])('a share: %s', (_, amount, part, whole, share) => {
  expect(shareOf(cents(amount), part, whole)).toBe(share);
});

test.each([
  [31, 30],
  [-1, 30],
  [1.5, 30],
  [1, 0],
])('%d of %d is no share', (part, whole) => {
  expect(() => shareOf(cents(100), part, whole)).toThrow(RangeError);
});

test('a share is never further from the exact one than half a cent, and grows with its part', () => {
  assert(
    property(integer({ min: 0, max: 1e9 }), integer({ min: 1, max: 1e7 }), nat(), (amount, whole, at) => {
      const part = at % whole;
      const share = shareOf(cents(amount), part, whole);
      expect(Math.abs(share - (amount * part) / whole)).toBeLessThanOrEqual(0.5 + 1e-6);
      expect(shareOf(cents(amount), part + 1, whole)).toBeGreaterThanOrEqual(share);
    }),
    { numRuns: 1_000 },
  );
});

test.each([
  [0, '$0.00', '$0'],
  [5, '$0.05', '$0.05'],
  [10, '$0.10', '$0.10'],
  [30_000, '$300.00', '$300'],
  [123_456_789, '$1,234,567.89', '$1,234,567.89'],
  [-550, '−$5.50', '−$5.50'],
])('%d cents', (amount, bill, price) => {
  expect(formatUsd(cents(amount))).toBe(bill);
  expect(formatPrice(cents(amount))).toBe(price);
});
