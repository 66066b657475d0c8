import { describe, expect, test } from 'vitest';
import { newSubscription, planChange, type PlanWish, type Subscription } from './index.ts';

const BOUGHT = new Date('2026-11-12T00:00:00Z');
/** 21 of 30 days of the month are left. */
const NOW = new Date('2026-11-21T00:00:00Z');
const plan = newSubscription('concurrentUsers', 3, BOUGHT);
const ending = { ...plan, isEnding: true };
const unpaid = { ...plan, isUnpaid: true };
const start = (count: number): PlanWish => ({ kind: 'start', plan: 'concurrentUsers', count });
const setCount = (count: number): PlanWish => ({ kind: 'setCount', count });

describe('what a change costs, when three were bought on 12 November for $100 each', () => {
  test.each<[string, Subscription | null, PlanWish, number, number | null, number | null]>([
    ['the first plan', null, start(3), 30_000, 30_000, null],
    ['the largest first plan', null, start(15), 150_000, 150_000, null],
    ['two more, with 21 of 30 days left', plan, setCount(5), 14_000, 50_000, 30_000],
    ['one less', plan, setCount(2), 0, 20_000, 30_000],
    ['back to what was paid for', { ...plan, count: 1 }, setCount(3), 0, 30_000, 10_000],
    ['beyond what was paid for', { ...plan, count: 1 }, setCount(4), 7_000, 40_000, 10_000],
    ['cancelled', plan, { kind: 'cancel' }, 0, null, 30_000],
    ['cancelled before the last bill was paid', unpaid, { kind: 'cancel' }, 0, null, 30_000],
    ['reactivated', ending, { kind: 'reactivate' }, 0, 30_000, null],
  ])('%s', (_, subscription, wish, today, next, unchanged) => {
    const planned = planChange(subscription, wish, NOW);
    expect(planned).toMatchObject({ kind: 'possible', change: { wish, today: { totalCents: today } } });
    if (planned.kind !== 'possible') throw new Error('it was refused');
    expect(planned.change.nextBill?.totalCents ?? null).toBe(next);
    expect(planned.change.nextBillUnchanged?.totalCents ?? null).toBe(unchanged);
  });

  test.each<[string, Date, number]>([
    ['in the first second', BOUGHT, 20_000],
    ['a quarter of an hour later', new Date('2026-11-21T00:15:00Z'), 13_993],
    ['an hour before the month ends', new Date('2026-12-11T23:00:00Z'), 28],
    ['a second before it ends', new Date('2026-12-11T23:59:59Z'), 0],
    ['when it has ended and was not renewed yet', new Date('2026-12-12T00:00:01Z'), 0],
  ])('two more, %s', (_, now, today) => {
    expect(planChange(plan, setCount(5), now)).toMatchObject({ change: { today: { totalCents: today } } });
  });

  test('a line says what it is for', () => {
    expect(planChange(plan, setCount(5), NOW)).toMatchObject({
      change: {
        today: {
          taxCents: 0,
          lines: [
            {
              count: 2,
              unitCents: 10_000,
              startsAt: NOW,
              endsAt: new Date('2026-12-12T00:00:00Z'),
              partSeconds: 21 * 86_400,
              wholeSeconds: 30 * 86_400,
            },
          ],
        },
        nextBill: { dueAt: new Date('2026-12-12T00:00:00Z'), lines: [{ count: 5, partSeconds: 31 * 86_400 }] },
      },
    });
  });
});

test.each<[string, Subscription, PlanWish, object | null]>([
  ['nothing, if there are more', plan, setCount(4), null],
  ['the places, at once', plan, setCount(1), { places: 2, at: NOW }],
  ['all of them, when the month ends', plan, { kind: 'cancel' }, { places: 3, at: new Date('2026-12-12T00:00:00Z') }],
  ['nothing, if it is reactivated', ending, { kind: 'reactivate' }, null],
])('what is given up: %s', (_, subscription, wish, loss) => {
  expect(planChange(subscription, wish, NOW)).toMatchObject({ change: { loss } });
});

test.each<[string, Subscription | null, PlanWish, string]>([
  ['a second plan', plan, start(3), 'PLAN_ALREADY_ACTIVE'],
  ['a second plan while the first one ends', ending, start(3), 'PLAN_ALREADY_ACTIVE'],
  ...[0, 16, -1, 1.5, Infinity, Number.NaN].flatMap((count): Array<[string, Subscription | null, PlanWish, string]> => [
    [`a plan for ${count}`, null, start(count), 'PLAN_COUNT_RANGE'],
    [`a change to ${count}`, plan, setCount(count), 'PLAN_COUNT_RANGE'],
  ]),
  ['the same count', plan, setCount(3), 'PLAN_COUNT_SAME'],
  ['a change without a plan', null, setCount(3), 'PLAN_MISSING'],
  ['a change of a cancelled plan', ending, setCount(4), 'PLAN_ENDING'],
  ['a second cancellation', ending, { kind: 'cancel' }, 'PLAN_ENDING'],
  ['a change of a plan that is not paid', unpaid, setCount(4), 'PLAN_UNPAID'],
  ['nothing to reactivate', plan, { kind: 'reactivate' }, 'PLAN_NOT_ENDING'],
  ['a cancellation without a plan', null, { kind: 'cancel' }, 'PLAN_MISSING'],
])('%s is refused', (_, subscription, wish, code) => {
  expect(planChange(subscription, wish, NOW)).toMatchObject({ kind: 'refused', refusals: [{ code }] });
});
