import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import * as contract from '@launchyard/contract/billing';
import type { CallInput } from '@launchyard/contract/kit';
import { planGet } from '@launchyard/contract/plans';
import { parseId } from '@launchyard/domain/kit';
import { createTestPayments } from '@launchyard/testing/world/test-payments';
import { urlFor } from '@launchyard/testing/database/test-cluster';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startPlatform, type PlatformOptions } from '@launchyard/testing/world/platform';
import { expectReply } from '@launchyard/testing/world/rest';
import { openJobs } from '../kit/jobs.ts';
import { ledgerEntries } from '../tables/billing.ts';
import type { ChargingDeps } from './deps.ts';
import { billingWork } from './work.ts';

export type ChangeWish = CallInput<typeof contract.planChange>['wish'];

const as = (person: TestPerson) => ({ token: person.session });
/** A session expires while the clock moves on for months. */
const byKey = (person: TestPerson) => ({ token: person.apiKey });

type BillingOptions = PlatformOptions & {
  /** Jobs of billing wait until the test starts a worker. */
  withoutJobs?: boolean;
};

/**
 * The services with a payment provider that the test controls, and a clock that it moves. Jobs of billing run, and no
 * sweep.
 */
export async function startBilling(start: string, { withoutJobs = false, ...options }: BillingOptions = {}) {
  const time = { now: new Date(start) };
  const clock = () => time.now;
  const payments = createTestPayments(clock);
  const world = await startPlatform({ ...options, clock, payments });
  const { database, log, config } = world;
  const jobs = await openJobs(urlFor('worker', world), { log, supervises: !withoutJobs });
  const deps: ChargingDeps = {
    database: world.worker,
    clock,
    log,
    jobs,
    payments: payments.provider,
    panelOrigin: config.addresses.panel,
  };
  if (!withoutJobs) for (const work of billingWork.handlers?.(deps) ?? []) await work(jobs);
  /** Waits until no job of an event is left. */
  const untilApplied = () =>
    expect
      .poll(async () => {
        const left = sql`select 1 from pgboss.job where name = 'payment-event' and state < 'completed'`;
        return (await database.sql.execute(left)).rowCount;
      })
      .toBe(0);
  /** Sends an event, and waits until it is applied. Returns the status of the answer. */
  const send = async (event: Parameters<typeof payments.send>[1], secret?: string): Promise<number> => {
    const status = await payments.send(config.addresses.hooks, event, secret);
    if (!withoutJobs) await untilApplied();
    return status;
  };
  const preview = (person: TestPerson, wish: CallInput<typeof contract.changePreview>['wish']) =>
    world.rest(contract.changePreview, { wish }, byKey(person));

  /** Opens the payment page for a plan of so many, and returns our id of the checkout (a UUID). */
  const open = async (person: TestPerson, count: number, key = randomUUID()): Promise<string> => {
    const wish = { kind: 'start' as const, plan: 'concurrentUsers' as const, count };
    const { fingerprint } = expectReply(await preview(person, wish));
    const asked = { wish, fingerprint, idempotencyKey: key };
    const { checkoutId } = expectReply(await world.rest(contract.checkoutStart, asked, as(person)));
    return parseId('checkout', checkoutId) ?? '';
  };

  return {
    world,
    payments,
    deps,
    time,
    as,
    preview,
    open,
    send,
    untilApplied,
    /** Somebody with a plan of so many, paid now. */
    buyer: async (count: number): Promise<TestPerson> => {
      const person = await world.person();
      await send(payments.pay(await open(person, count)));
      return person;
    },
    /** Asks for the price of a change, and confirms it. */
    change: async (person: TestPerson, wish: ChangeWish, key = randomUUID()) => {
      const { fingerprint } = expectReply(await preview(person, wish));
      return world.rest(contract.planChange, { wish, fingerprint, idempotencyKey: key }, as(person));
    },
    plan: async (person: TestPerson) => {
      return expectReply(await world.rest(planGet, {}, byKey(person))).plan;
    },
    invoices: async (person: TestPerson) => {
      const { edges } = expectReply(await world.rest(contract.invoiceList, {}, byKey(person)));
      return edges.map(({ node }) => node);
    },
    /** What each ledger of the whole installation sums up to. */
    balances: async () => {
      const rows = await world.owner.sql.select().from(ledgerEntries);
      const sums: Record<string, number> = {};
      for (const { ledger, amountCents } of rows) sums[ledger] = (sums[ledger] ?? 0) + amountCents;
      return sums;
    },
    close: async () => {
      await jobs.stop();
      await world.close();
    },
  };
}
export type Billing = Awaited<ReturnType<typeof startBilling>>;
