import { assert, date, nat, property } from 'fast-check';
import { expect, test } from 'vitest';
import { periodOf } from './period.ts';

const startsOf = (anchor: string, months: number) =>
  Array.from({ length: months }, (_, index) => periodOf(new Date(anchor), index).startsAt.toISOString());

test('a year from 31 January is billed twelve times, on the last day of shorter months, also in a leap year', () => {
  expect(startsOf('2028-01-31T23:59:59.999Z', 13)).toEqual(
    ['01-31', '02-29', '03-31', '04-30', '05-31', '06-30', '07-31', '08-31', '09-30', '10-31', '11-30', '12-31']
      .map((day) => `2028-${day}T23:59:59.999Z`)
      .concat('2029-01-31T23:59:59.999Z'),
  );
});

test.each([
  ['2027-01-31T10:00:00.000Z', 1, '2027-02-28T10:00:00.000Z'],
  ['2028-02-29T10:00:00.000Z', 12, '2029-02-28T10:00:00.000Z'],
  ['2028-02-29T10:00:00.000Z', 48, '2032-02-29T10:00:00.000Z'],
  ['2026-12-15T00:00:00.000Z', 1, '2027-01-15T00:00:00.000Z'],
  // Clocks in Europe and America change between these two.
  ['2026-03-01T02:30:00.000Z', 1, '2026-04-01T02:30:00.000Z'],
  ['2026-10-20T02:30:00.000Z', 1, '2026-11-20T02:30:00.000Z'],
])('the month of %s, %d months on, begins at %s', (anchor, index, start) => {
  expect(periodOf(new Date(anchor), index).startsAt.toISOString()).toBe(start);
});

test('months follow each other without a gap, on one day of the month or the last one', () => {
  const instant = date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
  assert(
    property(instant, nat(120), (anchor, index) => {
      const { startsAt, endsAt } = periodOf(anchor, index);
      expect(endsAt).toEqual(periodOf(anchor, index + 1).startsAt);
      expect(endsAt.getTime()).toBeGreaterThan(startsAt.getTime());
      const isLastDay = new Date(endsAt.getTime() + 24 * 60 * 60 * 1000).getUTCDate() === 1;
      expect(endsAt.getUTCDate() === anchor.getUTCDate() || isLastDay).toBe(true);
      expect(endsAt.getTime() % 86_400_000).toBe(anchor.getTime() % 86_400_000);
    }),
    { numRuns: 1_000 },
  );
});
