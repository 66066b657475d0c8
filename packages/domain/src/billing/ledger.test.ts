import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { addCents, cents } from '../money/index.ts';
import { ledgerEntriesFor } from './index.ts';

const amount = integer({ min: 0, max: 1e12 }).map(cents);

test('whatever happens, the two sides are equal, and nothing is written that is zero', () => {
  assert(
    property(amount, amount, (one, other) => {
      const [taxCents, totalCents] = one < other ? [one, other] : [other, one];
      const of = ledgerEntriesFor;
      for (const entries of [of.invoice(totalCents, taxCents), of.payment(one), of.overpayment(one), of.refund(one)]) {
        expect(addCents(...entries.map(({ amountCents }) => amountCents))).toBe(0);
        expect(entries.every(({ amountCents }) => amountCents !== 0)).toBe(true);
      }
    }),
  );
});

test('a bill that is paid leaves nothing owed; one paid by mistake leaves nothing once it is refunded', () => {
  const due = cents(30_000);
  const all = [
    ...ledgerEntriesFor.invoice(due, cents(0)),
    ...ledgerEntriesFor.payment(due),
    ...ledgerEntriesFor.overpayment(due),
    ...ledgerEntriesFor.refund(due),
  ];
  const sums = Object.groupBy(all, ({ ledger }) => ledger);
  const sumOf = (name: keyof typeof sums) => (sums[name] ?? []).reduce((sum, { amountCents }) => sum + amountCents, 0);
  expect([sumOf('receivable'), sumOf('cash'), sumOf('revenue'), sumOf('owed')]).toEqual([0, 30_000, -30_000, 0]);
});
