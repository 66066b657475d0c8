import { randomInt, randomUUID } from 'node:crypto';
import * as billing from '@launchyard/contract/billing';
import { formatId } from '@launchyard/domain/kit';
import { attempts } from '@launchyard/platform/kit/tables';
import { readSubscription } from '@launchyard/platform/plans/subscription';
import { billingCustomers, invoices, subscriptions } from '@launchyard/platform/tables/billing';
import { expectReply } from '../world/rest.ts';
import { ask, type Case } from './case.ts';
import type { Subject } from './subject.ts';

const START = { kind: 'start', plan: 'concurrentUsers', count: 3 } as const;

/** The calls about plans and bills: the owner buys one, and the member has one. */
export const billingCases: readonly Case[] = [
  ask(billing.changePreview, () => ({ wish: START })),
  ask(billing.checkoutStart, async (subject) => ({ ...(await checkoutOf(subject)), idempotencyKey: randomUUID() })),
  ask(billing.cardChangeStart, async (subject) => {
    await forget(subject);
    return { idempotencyKey: randomUUID() };
  }),
  ask(billing.checkoutGet, async (subject) => {
    const asked = { ...(await checkoutOf(subject)), idempotencyKey: randomUUID() };
    return { checkoutId: (await subject.read(billing.checkoutStart, asked)).checkoutId };
  }),
  ask(billing.planChange, changeOf, 'member'),
  ask(billing.cardGet, () => ({}), 'member'),
  ask(billing.invoiceList, () => ({ state: 'open' as const }), 'member'),
  ask(billing.invoiceGet, async (subject) => ({ invoiceIds: [await openInvoice(subject)] }), 'member'),
  ask(billing.invoicePay, async (subject) => ({ invoiceId: await openInvoice(subject) }), 'member'),
];

/** The limit of an hour is not what is tested here. */
const forget = ({ world }: Subject) => world.database.sql.delete(attempts);

async function checkoutOf(subject: Subject) {
  await forget(subject);
  const { fingerprint } = await subject.read(billing.changePreview, { wish: START });
  return { wish: START, fingerprint };
}

/** Another count, all of which is paid. */
async function changeOf(subject: Subject) {
  const { world, member } = subject;
  const current = await planOf(subject);
  const wish = { kind: 'setCount' as const, count: current.count === 15 ? randomInt(1, 15) : current.count + 1 };
  const preview = await world.rest(billing.changePreview, { wish }, { token: member.session });
  return { wish, fingerprint: expectReply(preview).fingerprint, idempotencyKey: randomUUID() };
}

async function planOf({ world, member }: Subject) {
  const { sql } = world.database;
  const accountId = member.uuids.account;
  const known = await readSubscription(sql, accountId);
  if (known) return known;
  const card = { brand: 'Visa', last4: '4242', expiryMonth: 1, expiryYear: 2099 };
  const then = new Date('2026-01-01T00:00:00Z');
  await sql
    .insert(billingCustomers)
    .values({ accountId, customerId: `cus_${accountId}`, card, cardGivenAt: then, createdAt: then });
  const [made] = await sql
    .insert(subscriptions)
    .values({
      accountId,
      plan: 'concurrentUsers',
      count: 15,
      paidCount: 15,
      anchorAt: then,
      periodIndex: 0,
      periodEndsAt: new Date('9999-01-01T00:00:00Z'),
      isEnding: false,
      isUnpaid: false,
      createdAt: then,
    })
    .returning();
  if (!made) throw new Error('the plan was not written');
  return made;
}

/** An invoice of the member that is not paid, by its id. */
async function openInvoice(subject: Subject): Promise<string> {
  const { id: subscriptionId, accountId } = await planOf(subject);
  const now = new Date();
  const [made] = await subject.world.database.sql
    .insert(invoices)
    .values({
      accountId,
      subscriptionId,
      number: randomInt(1_000_000, 2_000_000_000),
      reason: 'renewal',
      state: 'open',
      taxCents: 0,
      totalCents: 30_000,
      buyer: { name: 'member', email: subject.member.email },
      issuedAt: now,
      dueAt: now,
    })
    .returning({ id: invoices.id });
  return formatId('invoice', made?.id ?? '');
}
