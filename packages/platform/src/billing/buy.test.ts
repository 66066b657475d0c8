import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import * as contract from '@launchyard/contract/billing';
import { auditList } from '@launchyard/contract/audit';
import { streamingFigures } from '@launchyard/contract/streaming';
import { formatId } from '@launchyard/domain/kit';
import { expectReply } from '@launchyard/testing/world/rest';
import { ledgerEntries, ledgerTransactions } from '../tables/billing.ts';
import { mails } from '../tables/providers.ts';
import { startBilling, type Billing } from './test-billing.ts';
import { refundQueue } from './queues.ts';

let billing: Billing;
beforeAll(async () => {
  billing = await startBilling('2026-11-12T00:00:00Z');
  return () => billing.close();
});

const START = { kind: 'start', plan: 'concurrentUsers', count: 3 } as const;
const places = async (person: Parameters<Billing['as']>[0]) =>
  expectReply(await billing.world.rest(streamingFigures, {}, billing.as(person))).places;

test('a plan begins when it is paid, costs what was shown, and every cent is explained', async () => {
  const { world, payments, open, send, plan, invoices } = billing;
  const person = await world.person();
  const preview = expectReply(await billing.preview(person, START));
  expect(preview).toMatchObject({
    today: { totalCents: 30_000, taxCents: 0 },
    nextBill: { totalCents: 30_000, dueAt: '2026-12-12T00:00:00.000Z' },
    loss: null,
  });
  const id = await open(person, 5);
  const order = payments.orders.get(id);
  expect(order).toMatchObject({
    mode: 'payment',
    lines: [{ text: 'Pay Per Concurrent User', detail: '5 × $100', amountCents: 50_000 }],
    successUrl: `${world.config.addresses.panel}/payment-success?sessionId=${formatId('checkout', id)}`,
    cancelUrl: `${world.config.addresses.panel}/payment-failure`,
  });
  expect(await plan(person)).toMatchObject({ kind: 'trial' });
  expect(await places(person)).toBe(3);

  expect(await send(payments.pay(id))).toBe(204);
  expect(await plan(person)).toMatchObject({
    kind: 'concurrentUsers',
    state: 'active',
    count: 5,
    monthEndsAt: '2026-12-12T00:00:00.000Z',
    daysLeft: 30,
    nextBill: { totalCents: 50_000 },
  });
  expect(await places(person)).toBe(5);
  const checkoutId = formatId('checkout', id);
  expect(expectReply(await world.rest(contract.checkoutGet, { checkoutId }, billing.as(person)))).toMatchObject({
    checkout: { state: 'complete', dueCents: 50_000 },
  });
  expect(expectReply(await world.rest(contract.cardGet, {}, billing.as(person))).card?.last4).toBe('4242');
  expect(await invoices(person)).toMatchObject([
    { reason: 'start', state: 'paid', bill: { totalCents: 50_000, lines: [{ count: 5, amountCents: 50_000 }] } },
  ]);
  const [mail] = await world.database.sql.select().from(mails).where(eq(mails.recipient, person.email));
  expect(mail).toMatchObject({ kind: 'receipt' });
  const log = expectReply(await world.rest(auditList, {}, billing.as(person)));
  expect(log.edges[0]?.node).toMatchObject({
    action: 'billing.checkoutStart',
    subjectLabel: 'Pay Per Concurrent User',
  });
});

test('an event that comes ten times at once, and again a week late, is applied once', async () => {
  const { world, payments, open, send, invoices, time } = billing;
  const person = await world.person();
  const event = payments.pay(await open(person, 3));
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(event)));
  expect(new Set(answers)).toEqual(new Set([204]));
  // The same news under another id.
  expect(await send({ ...event, id: 'evt_again' })).toBe(204);
  const before = time.now;
  time.now = new Date(before.getTime() + 7 * 86_400_000);
  expect(await send(event)).toBe(204);
  time.now = before;
  expect(await invoices(person)).toHaveLength(1);
});

test('an event that nobody signed changes nothing', async () => {
  const { world, payments, open, send, plan } = billing;
  const person = await world.person();
  expect(await send(payments.pay(await open(person, 3)), 'another secret')).toBe(401);
  expect(await plan(person)).toMatchObject({ kind: 'trial' });
});

test('who pays on two pages has one plan, and gets the second payment back', async () => {
  const { world, payments, open, send, plan, invoices, deps } = billing;
  const person = await world.person();
  const [first, second] = [await open(person, 3), await open(person, 5)];
  const worker = await world.startWorker();
  expect(await Promise.all([send(payments.pay(first)), send(payments.pay(second))])).toEqual([204, 204]);
  await expect.poll(() => payments.refunds.length).toBe(1);
  await worker.close();
  const bought = await plan(person);
  const [invoice] = await invoices(person);
  expect(await invoices(person)).toHaveLength(1);
  const count = bought?.kind === 'concurrentUsers' ? bought.count : 0;
  expect(invoice?.bill.totalCents).toBe(count * 10_000);
  expect(payments.refunds[0]?.amountCents).toBe((8 - count) * 10_000);
  await expect.poll(async () => (await billing.balances())['owed'] ?? 0).toBe(0);
  // A job that runs again gives nothing back again.
  const { paymentId = '', amountCents = 0 } = payments.refunds[0] ?? {};
  const again = { accountId: person.uuids.account, paymentId, amountCents };
  await deps.database.sql.transaction((tx) => deps.jobs.send(tx, refundQueue, again));
  const later = await world.startWorker();
  await later.close();
  expect(payments.refunds).toHaveLength(1);
});

test('twenty equal requests open one page, and the same key does not open another one', async () => {
  const { world, open, preview, as } = billing;
  const person = await world.person();
  const { fingerprint } = expectReply(await preview(person, START));
  const asked = { wish: START, fingerprint, idempotencyKey: 'the same key' };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => world.rest(contract.checkoutStart, asked, as(person))),
  );
  expect(new Set(answers.map((answer) => expectReply(answer).url)).size).toBe(1);
  const other = { ...asked, wish: { ...START, count: 4 } };
  expect((await world.rest(contract.checkoutStart, other, as(person))).refusals).toMatchObject([
    { code: 'IDEMPOTENCY_KEY_REUSED' },
  ]);
  for (let page = 21; page < 30; page += 1) await open(person, 3);
  expect((await world.rest(contract.checkoutStart, asked, as(person))).refusals).toMatchObject([
    { code: 'CHECKOUTS_TOO_MANY' },
  ]);
});

test('a price that was not shown, was shown too long ago or for something else, is not charged', async () => {
  const { world, preview, as, time } = billing;
  const person = await world.person();
  const start = (fingerprint: string, count = 3) =>
    world.rest(
      contract.checkoutStart,
      { wish: { ...START, count }, fingerprint, idempotencyKey: `a key for ${fingerprint} ${count}` },
      as(person),
    );
  const { fingerprint } = expectReply(await preview(person, START));
  for (const wrong of ['', 'x', `${fingerprint}x`, `zzzzzzzzzz.${fingerprint.split('.')[1]}`]) {
    expect((await start(wrong)).refusals).toMatchObject([{ code: 'PLAN_CHANGE_OUTDATED' }]);
  }
  expect((await start(fingerprint, 4)).refusals).toMatchObject([{ code: 'PLAN_CHANGE_OUTDATED' }]);
  const before = time.now;
  time.now = new Date(before.getTime() + 10 * 60_000 + 1);
  expect((await start(fingerprint)).refusals).toMatchObject([{ code: 'PLAN_CHANGE_OUTDATED' }]);
  time.now = before;
  expect((await start(fingerprint)).refusals).toBeUndefined();
});

test('nobody learns of another account’s page or invoice', async () => {
  const { world, open, buyer, invoices, as } = billing;
  const [person, other] = [await world.person(), await buyer(3)];
  const checkoutId = formatId('checkout', await open(person, 3));
  expect((await world.rest(contract.checkoutGet, { checkoutId }, as(other))).refusals).toMatchObject([
    { code: 'CHECKOUT_NOT_FOUND' },
  ]);
  const [invoice] = await invoices(other);
  const invoiceIds = [invoice?.id ?? '', 'ivc_none'];
  expect(expectReply(await world.rest(contract.invoiceGet, { invoiceIds }, as(person))).invoices).toEqual([null, null]);
});

test('the database refuses entries that do not sum up to zero, and nobody changes what is written', async () => {
  const { world, buyer } = billing;
  const person = await buyer(3);
  const { sql } = world.database;
  const accountId = person.uuids.account;
  const writing = sql.transaction(async (tx) => {
    const [row] = await tx
      .insert(ledgerTransactions)
      .values({ accountId, reason: 'payment', reference: 'made up', at: new Date() })
      .returning();
    await tx.insert(ledgerEntries).values({ transactionId: row?.id ?? '', accountId, ledger: 'cash', amountCents: 1 });
  });
  await expect(writing).rejects.toThrow();
  await expect(sql.update(ledgerEntries).set({ amountCents: 0 })).rejects.toThrow();
  await expect(sql.delete(ledgerEntries)).rejects.toThrow();
  const { cash = 0, revenue = 0, receivable = 0 } = await billing.balances();
  expect([receivable, cash + revenue]).toEqual([0, 0]);
});
