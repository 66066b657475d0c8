import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import * as contract from '@launchyard/contract/billing';
import { parseId } from '@launchyard/domain/kit';
import type { TestPerson } from '@launchyard/testing/world/people';
import { expectReply } from '@launchyard/testing/world/rest';
import { PaymentsFault } from '../providers/payments/payments-fault.ts';
import { invoices as invoiceTable } from '../tables/billing.ts';
import { mails } from '../tables/providers.ts';
import { collectDue } from './collect.ts';
import { endPlans } from './remove-account.ts';
import { renewDue } from './renew.ts';
import { startBilling, type Billing } from './test-billing.ts';

let billing: Billing;
beforeAll(async () => {
  billing = await startBilling('2028-01-31T12:00:00Z');
  return () => billing.close();
});
beforeEach(() => {
  billing.time.now = new Date('2028-01-31T12:00:00Z');
  Object.assign(billing.payments, { declines: null, beforeAnswer: () => undefined, charges: [] });
});

/** Moves the clock, and does what is due then, in two workers at once. */
async function until(instant: string): Promise<void> {
  billing.time.now = new Date(instant);
  const run = async () => {
    await renewDue(billing.deps);
    await collectDue(billing.deps);
  };
  await Promise.all([run(), run()]);
}

const told = async ({ email }: TestPerson) => {
  const rows = await billing.world.database.sql.select().from(mails).where(eq(mails.recipient, email));
  return rows.map(({ kind }) => kind);
};

test('a year is charged twelve times, on the last day of shorter months; numbers have no gaps', async () => {
  const person = await billing.buyer(2);
  for (const day of ['02-29', '03-31', '04-30', '05-31', '06-30', '07-31', '08-31', '09-30', '10-31', '11-30', '12-31'])
    await until(`2028-${day}T12:00:00Z`);
  const invoices = await billing.invoices(person);
  expect(invoices).toHaveLength(12);
  expect(new Set(invoices.map(({ state, bill }) => `${state} ${bill.totalCents}`))).toEqual(new Set(['paid 20000']));
  const rows = await billing.world.database.sql.select({ number: invoiceTable.number }).from(invoiceTable);
  const numbers = rows.map(({ number }) => number).toSorted((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  expect((await billing.balances())['receivable'] ?? 0).toBe(0);
});

test('after three months nobody ran, each month gets its bill', async () => {
  const person = await billing.buyer(2);
  await until('2028-05-01T00:00:00Z');
  expect((await billing.invoices(person)).map(({ bill }) => bill.dueAt.slice(0, 10))).toEqual([
    '2028-04-30',
    '2028-03-31',
    '2028-02-29',
    '2028-01-31',
  ]);
  expect(await billing.plan(person)).toMatchObject({ state: 'active', monthEndsAt: '2028-05-31T12:00:00.000Z' });
});

test('a card that fails is tried four times within a week; the plan works meanwhile, and then ends', async () => {
  const { buyer, plan, payments, preview, invoices } = billing;
  const person = await buyer(3);
  payments.declines = 'declined';
  await until('2028-02-29T12:00:00Z');
  expect(await plan(person)).toMatchObject({ state: 'pastDue', count: 3 });
  expect((await preview(person, { kind: 'setCount', count: 4 })).refusals).toMatchObject([{ code: 'PLAN_UNPAID' }]);
  expect((await invoices(person))[0]).toMatchObject({ state: 'open', nextTryAt: '2028-03-03T12:00:00.000Z' });
  await until('2028-03-03T11:59:59Z');
  expect(payments.charges).toHaveLength(1);
  for (const day of ['03', '05', '07']) await until(`2028-03-${day}T12:00:00Z`);
  expect(payments.charges).toHaveLength(4);
  expect(await plan(person)).toMatchObject({ kind: 'trialExpired' });
  expect((await invoices(person))[0]).toMatchObject({ state: 'uncollectible', nextTryAt: null });
  expect(await told(person)).toEqual(['receipt', 'paymentFailed', 'paymentFailed', 'paymentFailed', 'planEnded']);
  await until('2028-04-30T12:00:00Z');
  expect(await invoices(person)).toHaveLength(2);
});

test('a new card is tried at once, and pays the bill', async () => {
  const { buyer, plan, payments, world, as, send } = billing;
  const person = await buyer(3);
  payments.declines = 'expiredCard';
  await until('2028-02-29T12:00:00Z');
  const opened = await world.rest(contract.cardChangeStart, { idempotencyKey: 'a new card' }, as(person));
  const reference = parseId('checkout', expectReply(opened).checkoutId) ?? '';
  payments.declines = null;
  await send(payments.pay(reference, { brand: 'Mastercard', last4: '4444', expiryMonth: 1, expiryYear: 2099 }));
  await until('2028-02-29T12:00:01Z');
  expect(await plan(person)).toMatchObject({ state: 'active' });
  expect(expectReply(await world.rest(contract.cardGet, {}, as(person))).card?.last4).toBe('4444');
});

test('an open bill is paid when its customer asks for it, and only once', async () => {
  const { buyer, plan, payments, world, as, invoices } = billing;
  const person = await buyer(3);
  payments.declines = 'declined';
  await until('2028-02-29T12:00:00Z');
  const [open] = await invoices(person);
  const pay = () => world.rest(contract.invoicePay, { invoiceId: open?.id ?? '' }, as(person));
  expect((await pay()).refusals).toMatchObject([{ code: 'CARD_DECLINED' }]);
  payments.declines = null;
  payments.charges = [];
  const answers = await Promise.all([pay(), pay(), pay()]);
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  expect(payments.charges).toHaveLength(1);
  expect(await plan(person)).toMatchObject({ state: 'active' });
  expect((await pay()).refusals).toMatchObject([{ code: 'INVOICE_NOT_OPEN' }]);
});

test('whoever asks three times more on the day of a declined bill has the same week as everybody', async () => {
  const { buyer, plan, payments, world, as, invoices } = billing;
  const person = await buyer(3);
  payments.declines = 'declined';
  await until('2028-02-29T12:00:00Z');
  const [open] = await invoices(person);
  const pay = () => world.rest(contract.invoicePay, { invoiceId: open?.id ?? '' }, as(person));
  for (let click = 0; click < 4; click += 1) expect((await pay()).refusals).toMatchObject([{ code: 'CARD_DECLINED' }]);
  expect(await plan(person)).toMatchObject({ state: 'pastDue' });
  expect((await invoices(person))[0]).toMatchObject({ state: 'open', nextTryAt: '2028-03-03T12:00:00.000Z' });
  payments.declines = null;
  expect((await pay()).status).toBe(200);
  expect(await plan(person)).toMatchObject({ state: 'active' });
});

test('of two months that were billed late, one that is not paid keeps the plan past due', async () => {
  const { buyer, plan, payments } = billing;
  const person = await buyer(3);
  let charged = 0;
  payments.beforeAnswer = () => {
    charged += 1;
    payments.declines = 'declined';
  };
  await until('2028-03-31T12:00:00Z');
  payments.beforeAnswer = () => undefined;
  expect(charged).toBeGreaterThanOrEqual(2);
  expect(await plan(person)).toMatchObject({ state: 'pastDue' });
});

test('an account that was deleted is not charged again, and what is paid all the same goes back', async () => {
  const { buyer, payments, deps, invoices, world } = billing;
  const person = await buyer(3);
  payments.beforeAnswer = () =>
    world.database.sql.transaction((tx) => endPlans(tx, billing.time.now, [person.uuids.account]));
  await until('2028-02-29T12:00:00Z');
  payments.beforeAnswer = () => undefined;
  expect((await invoices(person))[0]).toMatchObject({ state: 'uncollectible', nextTryAt: null });
  expect(payments.charges).toHaveLength(1);
  const worker = await world.startWorker();
  await expect.poll(() => payments.refunds.map(({ amountCents }) => amountCents)).toContain(30_000);
  await worker.close();
  await collectDue(deps);
  expect(payments.charges).toHaveLength(1);
});

test('a charge whose answer was lost is asked for again, and made once', async () => {
  const { buyer, plan, payments } = billing;
  const person = await buyer(3);
  payments.beforeAnswer = () => {
    throw new PaymentsFault('the answer of the provider is lost');
  };
  await until('2028-02-29T12:00:00Z');
  payments.beforeAnswer = () => undefined;
  expect(await plan(person)).toMatchObject({ state: 'pastDue' });
  await until('2028-02-29T12:00:05Z');
  expect(payments.charges).toHaveLength(1);
  expect(await plan(person)).toMatchObject({ state: 'active' });
});

test('a cancelled plan ends with its month, is not billed, and another one can be bought', async () => {
  const { buyer, change, plan, invoices, open, payments, send } = billing;
  const person = await buyer(3);
  expectReply(await change(person, { kind: 'cancel' }));
  await until('2028-02-29T12:00:00Z');
  expect(await plan(person)).toMatchObject({ kind: 'trialExpired' });
  expect(await invoices(person)).toHaveLength(1);
  expect(await told(person)).toEqual(['receipt', 'planEnded']);
  await send(payments.pay(await open(person, 1)));
  expect(await plan(person)).toMatchObject({ kind: 'concurrentUsers', count: 1 });
});
