import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { PAYMENT_EVENTS_PATH, PAYMENT_SIGNATURE_HEADER } from '@launchyard/contract/payments';
import { cents } from '@launchyard/domain/money';
import type { TestPerson } from '@launchyard/testing/world/people';
import { signBody } from '@launchyard/testing/world/signed';
import { lockAccount } from '../accounts/lock.ts';
import { newId } from '../kit/columns.ts';
import type { PaymentEvent } from '../providers/payments/payment-provider.ts';
import { providerEvents } from '../tables/billing.ts';
import { eventQueue } from './queues.ts';
import { applyLeftOver } from './stored-events.ts';
import { startBilling, type Billing } from './test-billing.ts';

const START = new Date('2026-11-12T00:00:00Z');
const HOUR = 3_600_000;
let billing: Billing;
beforeAll(async () => {
  billing = await startBilling(START.toISOString(), { withoutJobs: true });
  return () => billing.close();
});
beforeEach(async () => {
  billing.time.now = START;
  await billing.world.database.sql.delete(providerEvents);
  await billing.world.database.sql.execute(sql`delete from pgboss.job`);
});

/** Somebody at the checkout for three CCU, and the event that they paid. */
async function payer(): Promise<{ person: TestPerson; event: PaymentEvent }> {
  const person = await billing.world.person();
  return { person, event: billing.payments.pay(await billing.open(person, 3)) };
}

/** An event that can’t be applied: its customer is not ours. */
const refundOfStranger = (): PaymentEvent => ({
  id: 'evt_unknown',
  kind: 'refunded',
  happenedAt: START,
  customerId: 'cus_unknown',
  refundId: 'ref_1',
  paymentId: 'pay_1',
  amountCents: cents(100),
});

const stored = async (id: string) => {
  const [row] = await billing.world.database.sql.select().from(providerEvents).where(eq(providerEvents.id, id));
  return row;
};

/** The states of the jobs of an event. */
const jobsOf = async ({ id }: PaymentEvent) => {
  const jobs = sql`select state, output->>'message' problem from pgboss.job where name = 'payment-event' and data->>'eventId' = ${id}`;
  return (await billing.world.database.sql.execute<{ state: string; problem: string | null }>(jobs)).rows;
};

const sendJob = (eventId: string) =>
  billing.deps.database.sql.transaction((tx) => billing.deps.jobs.send(tx, eventQueue, { eventId }));

test('an event is noted and answered, and applied by a worker a day later', async () => {
  const { world, send, plan, time, untilApplied } = billing;
  const { person, event } = await payer();
  expect(await send(event)).toBe(204);
  expect(await stored(event.id)).toMatchObject({
    kind: 'checkoutCompleted',
    receivedAt: START,
    appliedAt: null,
  });
  expect(await plan(person)).toMatchObject({ kind: 'trial' });
  time.now = new Date(START.getTime() + 24 * HOUR);
  const worker = await world.startWorker();
  await untilApplied();
  await worker.close();
  expect(await plan(person)).toMatchObject({ kind: 'concurrentUsers', count: 3 });
  expect(await stored(event.id)).toMatchObject({ appliedAt: time.now });
});

test('an event that comes again while the first one waits has one job; two jobs at once apply it once', async () => {
  const { world, send, invoices, untilApplied } = billing;
  const { person, event } = await payer();
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(event)));
  expect(new Set([...answers, await send(event)])).toEqual(new Set([204]));
  expect(await jobsOf(event)).toHaveLength(1);
  for (let more = 0; more < 5; more += 1) await sendJob(event.id);
  const workers = await Promise.all([world.startWorker(), world.startWorker()]);
  await untilApplied();
  expect((await jobsOf(event)).map(({ state }) => state)).toEqual(Array.from({ length: 6 }, () => 'completed'));
  await Promise.all(workers.map((worker) => worker.close()));
  expect(await invoices(person)).toHaveLength(1);
  expect(await send(event)).toBe(204);
  expect(await jobsOf(event)).toHaveLength(6);
});

test('a signed event that is not UTF-8 is refused', async () => {
  const { world, payments } = billing;
  const { event } = await payer();
  const body = Buffer.from(JSON.stringify({ ...event, customerId: 'é' }), 'latin1');
  const headers = {
    'content-type': 'application/json',
    [PAYMENT_SIGNATURE_HEADER]: signBody(body, payments.secret, START),
  };
  const { hooks } = world.config.addresses;
  expect((await fetch(`${hooks}${PAYMENT_EVENTS_PATH}`, { method: 'POST', headers, body })).status).toBe(400);
  expect(await stored(event.id)).toBeUndefined();
});

test('what the database says of an event counts for nothing: it is applied as the provider has it, if it has one', async () => {
  const { world, payments, plan, untilApplied } = billing;
  const { person, event } = await payer();
  const forged = { kind: 'checkoutCompleted', happenedAt: START, receivedAt: START } as const;
  payments.events.delete(event.id);
  await world.database.sql.insert(providerEvents).values({ ...forged, id: event.id });
  const expired: PaymentEvent = {
    id: 'evt_other',
    kind: 'checkoutExpired',
    happenedAt: START,
    customerId: event.customerId,
    checkoutId: 'cs_none',
    reference: newId(),
  };
  payments.events.set(expired.id, expired);
  await world.database.sql.insert(providerEvents).values({ ...forged, id: expired.id });
  for (const { id } of [event, expired]) await sendJob(id);
  const worker = await world.startWorker();
  await untilApplied();
  await worker.close();
  expect(await plan(person)).toMatchObject({ kind: 'trial' });
  expect(await stored(event.id)).toMatchObject({ appliedAt: START });
});

test('a worker that is cut off in the middle has changed nothing, and the next try applies the event once', async () => {
  const { world, send, plan, invoices, untilApplied } = billing;
  const { person, event } = await payer();
  await send(event);
  let worker: { close(): Promise<void> } | undefined;
  await world.database.sql.transaction(async (tx) => {
    await lockAccount(tx, person.uuids.account);
    worker = await world.startWorker();
    const cut = sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%"accounts"%no key update%'`;
    await expect.poll(async () => (await world.database.sql.execute(cut)).rowCount, { interval: 20 }).toBe(1);
    await expect.poll(async () => (await jobsOf(event))[0]?.state, { interval: 20 }).not.toBe('active');
    expect(await stored(event.id)).toMatchObject({ appliedAt: null });
  });
  await untilApplied();
  await worker?.close();
  expect(await plan(person)).toMatchObject({ kind: 'concurrentUsers', count: 3 });
  expect(await invoices(person)).toHaveLength(1);
});

test('an event that can’t be applied is answered, stays stored, and holds up no other one', async () => {
  const { world, send, plan } = billing;
  const { person, event } = await payer();
  const unknown = refundOfStranger();
  expect(await send(unknown)).toBe(204);
  const worker = await world.startWorker();
  await expect.poll(async () => (await jobsOf(unknown))[0]?.problem).toContain('not ours');
  expect(await send(event)).toBe(204);
  await expect.poll(() => plan(person)).toMatchObject({ kind: 'concurrentUsers' });
  await worker.close();
  expect(await stored(unknown.id)).toMatchObject({ appliedAt: null });
});

test('an event whose job was lost or gave up is applied an hour later, whatever happens to another one', async () => {
  const { world, send, plan, time, deps } = billing;
  const { person, event } = await payer();
  const unknown = refundOfStranger();
  await send(unknown);
  await send(event);
  await world.database.sql.execute(sql`delete from pgboss.job where name = 'payment-event'`);
  time.now = new Date(START.getTime() + HOUR);
  await applyLeftOver(deps);
  expect(await plan(person)).toMatchObject({ kind: 'trial' });
  time.now = new Date(START.getTime() + HOUR + 1);
  await applyLeftOver(deps);
  expect(await plan(person)).toMatchObject({ kind: 'concurrentUsers', count: 3 });
  expect(await stored(unknown.id)).toMatchObject({ appliedAt: null });
});
