import { expect, test } from 'vitest';
import { afterDecline, newSubscription, renewalOf, type Subscription } from './index.ts';

const plan = newSubscription('concurrentUsers', 3, new Date('2028-01-31T12:00:00Z'));
const at = (instant: string) => new Date(instant);

/** Everything that time does to a plan until an instant. */
function played(subscription: Subscription, until: Date): { dues: string[]; end: string | null } {
  const dues: string[] = [];
  for (let current = subscription; ;) {
    const renewal = renewalOf(current, until);
    if (renewal.kind === 'notYet') return { dues, end: null };
    if (renewal.kind === 'ended') return { dues, end: renewal.at.toISOString() };
    dues.push(`${renewal.bill.dueAt.toISOString().slice(0, 10)} ${renewal.bill.totalCents}`);
    current = { ...renewal.next, isUnpaid: false };
  }
}

test('a year late, a plan is renewed for every month between, in order', () => {
  const { dues } = played(plan, at('2029-01-31T12:00:00Z'));
  expect(dues).toEqual(
    ['02-29', '03-31', '04-30', '05-31', '06-30', '07-31', '08-31', '09-30', '10-31', '11-30', '12-31']
      .map((day) => `2028-${day} 30000`)
      .concat('2029-01-31 30000'),
  );
});

test.each([
  ['a millisecond before', '2028-02-29T11:59:59.999Z', 'notYet'],
  ['at the instant', '2028-02-29T12:00:00Z', 'renewed'],
])('a month ends when the next one begins: %s', (_, now, kind) => {
  expect(renewalOf(plan, at(now))).toMatchObject({ kind });
});

test('a new month is for what is left, is not paid yet, and forgets what was given up', () => {
  expect(renewalOf({ ...plan, count: 2 }, at('2028-03-01T00:00:00Z'))).toMatchObject({
    bill: { totalCents: 20_000 },
    next: { count: 2, paidCount: 2, periodIndex: 1, isUnpaid: true },
  });
});

test('a cancelled plan ends with its month, and is not billed', () => {
  expect(played({ ...plan, isEnding: true }, at('2030-01-01T00:00:00Z'))).toEqual({
    dues: [],
    end: '2028-02-29T12:00:00.000Z',
  });
});

test.each([
  ['on the first day', '02-29T12:00:00Z', '03-03T12:00:00.000Z'],
  ['again on that day, because its owner asked', '02-29T18:00:00Z', '03-03T12:00:00.000Z'],
  ['on the third day', '03-03T12:00:00Z', '03-05T12:00:00.000Z'],
  ['on the fifth day', '03-05T12:00:01Z', '03-07T12:00:00.000Z'],
  ['a moment before the last try', '03-07T11:59:59.999Z', '03-07T12:00:00.000Z'],
  ['on the last day', '03-07T12:00:00Z', null],
  ['long afterwards', '04-01T12:00:00Z', null],
])('a card that was declined %s is tried next', (_, now, next) => {
  const after = afterDecline(at('2028-02-29T12:00:00Z'), at(`2028-${now}`));
  expect(after).toEqual(next === null ? { kind: 'planEnds' } : { kind: 'triedAgain', at: at(`2028-${next}`) });
});
