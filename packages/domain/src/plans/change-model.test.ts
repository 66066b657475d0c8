import { array, assert, constant, constantFrom, integer, oneof, property, record, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { currentPeriod, planChange, renewalOf, type PlanWish, type Renewal, type Subscription } from './index.ts';

const DAY = 86_400_000;
const BEGIN = new Date('2027-12-31T22:00:00Z').getTime();

const wishes = oneof(
  record({
    kind: constant('start' as const),
    plan: constant('concurrentUsers' as const),
    count: integer({ min: 0, max: 16 }),
  }),
  record({ kind: constant('setCount' as const), count: integer({ min: 0, max: 16 }) }),
  record({ kind: constantFrom('cancel' as const, 'reactivate' as const) }),
);
const steps = array(tuple(integer({ min: 0, max: 45 * DAY }), wishes), { maxLength: 25 });

const nextThing = (subscription: Subscription | null, now: Date): Renewal | null =>
  subscription && renewalOf(subscription, now);

/** Plays wishes, each so many milliseconds after the one before, with every renewal between; all bills are paid. */
function play(given: ReadonlyArray<readonly [number, PlanWish]>) {
  let subscription: Subscription | null = null;
  let now = BEGIN;
  let paidCents = 0;
  /** What streams may have cost at most: the places that were there, for as long as they were there. */
  let deliveredCents = 0;
  const deliver = (until: number) => {
    if (!subscription) return;
    const { startsAt, endsAt } = currentPeriod(subscription);
    deliveredCents += (subscription.count * 10_000 * (until - now)) / (endsAt.getTime() - startsAt.getTime());
  };
  for (const [pause, wish] of given) {
    const then = now + pause;
    for (;;) {
      const renewal = nextThing(subscription, new Date(then));
      if (!renewal || renewal.kind === 'notYet') break;
      const at = renewal.kind === 'ended' ? renewal.at.getTime() : renewal.bill.dueAt.getTime();
      deliver(at);
      now = at;
      if (renewal.kind === 'renewed') paidCents += renewal.bill.totalCents;
      subscription = renewal.kind === 'renewed' ? { ...renewal.next, isUnpaid: false } : null;
    }
    deliver(then);
    now = then;
    const planned = planChange(subscription, wish, new Date(now));
    if (planned.kind === 'refused') continue;
    const { today, next } = planned.change;
    expect(today.totalCents).toBe(today.lines.reduce((sum, { amountCents }) => sum + amountCents, 0));
    expect(today.totalCents).toBeGreaterThanOrEqual(0);
    expect(next.count).toBeLessThanOrEqual(next.paidCount);
    paidCents += today.totalCents;
    subscription = next;
  }
  return { paidCents, deliveredCents };
}

test('whatever is bought, raised, lowered, cancelled and taken back: no place is there that was not paid for', () => {
  assert(
    property(steps, (given) => {
      const { paidCents, deliveredCents } = play(given);
      // A raise is charged by whole seconds and whole cents: each may round half a cent and a second away.
      expect(deliveredCents).toBeLessThanOrEqual(paidCents + given.length * 1.1);
    }),
    { numRuns: 10_000 },
  );
});
