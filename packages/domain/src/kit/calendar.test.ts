import { expect, test } from 'vitest';
import { isInCalendar } from './index.ts';

test.each([
  ['2028-02-29T23:59:00.000Z', true],
  ['2026-12-31T18:00+02:00', true],
  ['2027-02-29T00:00:00.000Z', false],
  ['2027-02-30T00:00:00.000Z', false],
  ['2027-04-31T00:00Z', false],
  ['2027-13-01T00:00Z', false],
  ['2027-01-01T24:00Z', false],
  ['2027-01-01', false],
])('the calendar contains %s: %s', (instant, isIt) => {
  expect(isInCalendar(instant)).toBe(isIt);
});
