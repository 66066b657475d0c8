import { beforeAll, beforeEach, expect, test } from 'vitest';
import * as contract from '@launchyard/contract/billing';
import { auditList } from '@launchyard/contract/audit';
import { expectReply } from '@launchyard/testing/world/rest';
import { startBilling, type Billing } from './test-billing.ts';
import { resumeChanges } from './resume.ts';

let billing: Billing;
beforeAll(async () => {
  billing = await startBilling('2026-11-12T00:00:00Z');
  return () => billing.close();
});
beforeEach(() => {
  billing.time.now = new Date('2026-11-12T00:00:00Z');
  Object.assign(billing.payments, { declines: null, beforeAnswer: () => undefined, charges: [] });
});

const setCount = (count: number) => ({ kind: 'setCount' as const, count });
const codes = ({ refusals }: { refusals: { code: string }[] | undefined }) => refusals?.map(({ code }) => code);

test('more are charged for the rest of the month as shown, even a few minutes later; fewer are given up at once', async () => {
  const { buyer, preview, world, as, plan, invoices, payments, time } = billing;
  const person = await buyer(3);
  time.now = new Date('2026-11-21T00:00:00Z');
  const wish = setCount(5);
  const { fingerprint, today } = expectReply(await preview(person, wish));
  expect(today.totalCents).toBe(14_000);
  time.now = new Date('2026-11-21T00:09:00Z');
  const asked = { wish, fingerprint, idempotencyKey: 'more of them' };
  expectReply(await world.rest(contract.planChange, asked, as(person)));
  expect(payments.charges.map(({ amountCents }) => amountCents)).toEqual([14_000]);
  expect(await plan(person)).toMatchObject({ count: 5, paidCount: 5, nextBill: { totalCents: 50_000 } });
  expect((await invoices(person))[0]).toMatchObject({ reason: 'change', state: 'paid', bill: { totalCents: 14_000 } });
  const log = expectReply(await world.rest(auditList, {}, as(person)));
  expect(log.edges[0]?.node).toMatchObject({ action: 'billing.planChange', subjectLabel: 'Pay Per Concurrent User' });

  expectReply(await billing.change(person, setCount(2)));
  expectReply(await billing.change(person, setCount(5)));
  expect(payments.charges).toHaveLength(1);
  expect(await plan(person)).toMatchObject({ count: 5, paidCount: 5 });
});

test('a card that is declined changes nothing, and the next try is another one', async () => {
  const { buyer, change, plan, invoices, payments } = billing;
  const person = await buyer(3);
  payments.declines = 'insufficientFunds';
  const refused = await change(person, setCount(5));
  expect(refused.refusals).toMatchObject([{ code: 'CARD_DECLINED' }]);
  expect(await plan(person)).toMatchObject({ count: 3, state: 'active' });
  expect(await invoices(person)).toHaveLength(1);
  payments.declines = null;
  expectReply(await change(person, setCount(5)));
  expect(await plan(person)).toMatchObject({ count: 5 });
});

test('the same request twice, and twenty others at once, charge once', async () => {
  const { buyer, preview, world, as, payments, plan } = billing;
  const person = await buyer(3);
  const wish = setCount(5);
  const { fingerprint } = expectReply(await preview(person, wish));
  const ask = (idempotencyKey: string) =>
    world.rest(contract.planChange, { wish, fingerprint, idempotencyKey }, as(person));
  const keys = Array.from({ length: 20 }, (_, index) => `key number ${index % 10}`);
  const answers = await Promise.all(keys.map(ask));
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
  expect(answers.every(({ fault }) => fault === undefined)).toBe(true);
  expect(payments.charges).toHaveLength(1);
  expect(await plan(person)).toMatchObject({ count: 5 });
});

test('whoever dies while a card is charged: the change is made by a worker, charged once, and is in the log', async () => {
  const { buyer, change, plan, payments, deps, time, world, as } = billing;
  const person = await buyer(3);
  payments.beforeAnswer = () => {
    throw new Error('the answer of the provider is lost');
  };
  expect((await change(person, setCount(5))).fault?.code).toBe('INTERNAL');
  payments.beforeAnswer = () => undefined;
  expect(await plan(person)).toMatchObject({ count: 3 });
  // Until it is settled, nothing else happens to the plan.
  expect(codes(await change(person, { kind: 'cancel' }))).toEqual(['PLAN_CHANGE_BUSY']);
  await resumeChanges(deps);
  expect(await plan(person)).toMatchObject({ count: 3 });
  time.now = new Date(time.now.getTime() + 61_000);
  await Promise.all([resumeChanges(deps), resumeChanges(deps)]);
  expect(await plan(person)).toMatchObject({ count: 5 });
  expect(payments.charges).toHaveLength(1);
  const log = expectReply(await world.rest(auditList, {}, as(person)));
  expect(log.edges.filter(({ node }) => node.action === 'billing.planChange')).toHaveLength(1);
});

test('a cancelled plan goes on until its month ends, cannot be changed, and is taken back', async () => {
  const { buyer, change, preview, plan } = billing;
  const person = await buyer(3);
  expect(expectReply(await preview(person, { kind: 'cancel' }))).toMatchObject({
    today: { totalCents: 0 },
    nextBill: null,
    loss: { places: 3, at: '2026-12-12T00:00:00.000Z' },
  });
  expectReply(await change(person, { kind: 'cancel' }));
  expect(await plan(person)).toMatchObject({ state: 'ending', count: 3, nextBill: null });
  expect(codes(await preview(person, setCount(4)))).toEqual(['PLAN_ENDING']);
  expectReply(await change(person, { kind: 'reactivate' }));
  expect(await plan(person)).toMatchObject({ state: 'active', nextBill: { totalCents: 30_000 } });
});

test('a price that was shown before somebody else changed the plan is not charged', async () => {
  const { buyer, change, preview, world, as, payments } = billing;
  const person = await buyer(3);
  const wish = setCount(5);
  const { fingerprint } = expectReply(await preview(person, wish));
  expectReply(await change(person, setCount(4)));
  const asked = { wish, fingerprint, idempotencyKey: 'seen before' };
  expect(codes(await world.rest(contract.planChange, asked, as(person)))).toEqual(['PLAN_CHANGE_OUTDATED']);
  expect(payments.charges).toHaveLength(1);
});
