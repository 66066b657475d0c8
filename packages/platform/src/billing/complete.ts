import { and, eq, isNotNull } from 'drizzle-orm';
import { cents } from '@launchyard/domain/money';
import { planChange, type PlanWish } from '@launchyard/domain/plans';
import { lockAccount } from '../accounts/lock.ts';
import { publishContent } from '../events/content.ts';
import type { Tx } from '../kit/database.ts';
import { asSubscription, readSubscription, subscriptionColumns } from '../plans/subscription.ts';
import type { PaymentEvent } from '../providers/payments/payment-provider.ts';
import { accounts } from '../tables/accounts.ts';
import { checkouts, subscriptions, type CheckoutRow } from '../tables/billing.ts';
import { tryOpenInvoices } from './collect.ts';
import { keepCard } from './customer.ts';
import type { BillingDeps } from './deps.ts';
import { giveBack } from './give-back.ts';
import { issueInvoice, markPaid } from './invoice.ts';
import { mailOwner } from './mail-owner.ts';
import { receiptMail, refundedMail } from './mails.ts';

type Completed = Extract<PaymentEvent, { kind: 'checkoutCompleted' }>;
type Needs = Pick<BillingDeps, 'clock' | 'jobs' | 'panelOrigin'>;

/**
 * A payment page was completed: keeps the card, and begins the plan with the payment, once however often the provider
 * says so. If the account has a plan by now (two pages were open), the price is another one, or the account was deleted, the money goes
 * back. A page that we took for expired
 * was paid all the same.
 */
export async function completeCheckout(deps: Needs, tx: Tx, event: Completed): Promise<void> {
  const [found] = await tx
    .select({ accountId: checkouts.accountId })
    .from(checkouts)
    .where(eq(checkouts.id, event.reference));
  if (!found) throw new Error(`the provider completed a checkout that is not ours: ${event.checkoutId}`);
  const { accountId } = found;
  await lockAccount(tx, accountId);
  const [checkout] = await tx.select().from(checkouts).where(eq(checkouts.id, event.reference));
  if (!checkout || checkout.state === 'complete' || checkout.state === 'refunded') return;
  const now = deps.clock();
  if ((await keepCard(tx, event.customerId, event.card, event.happenedAt)) !== null) {
    await tryOpenInvoices(tx, now, accountId);
  }
  const state = checkout.wish ? await pay(deps, tx, now, { ...checkout, wish: checkout.wish }, event) : 'complete';
  await tx.update(checkouts).set({ state, completedAt: now }).where(eq(checkouts.id, checkout.id));
  await publishContent(tx, now, accountId, 'plan');
}

/** Begins the plan that was paid, or gives the money back. Returns what becomes of the checkout. */
async function pay(
  deps: Needs,
  tx: Tx,
  now: Date,
  { accountId, dueCents, wish }: CheckoutRow & { wish: Extract<PlanWish, { kind: 'start' }> },
  { payment, checkoutId }: Completed,
): Promise<'complete' | 'refunded'> {
  if (payment === null || payment.amountCents !== dueCents) {
    throw new Error(`the checkout ${checkoutId} was paid with another amount than ${dueCents}`);
  }
  const { paymentId } = payment;
  const planned = planChange(
    await readSubscription(tx, accountId).then((row) => row && asSubscription(row)),
    wish,
    now,
  );
  // There is a plan already, or it costs something else now.
  const change = planned.kind === 'possible' && planned.change.today.totalCents === dueCents ? planned.change : null;
  if (change === null || (await isDeleted(tx, accountId))) {
    await giveBack(deps, tx, now, { accountId, paymentId, amountCents: cents(dueCents) });
    await mailOwner(deps, tx, now, accountId, refundedMail(dueCents, deps.panelOrigin));
    return 'refunded';
  }
  const { next: subscription, today: bill } = change;
  const [row] = await tx
    .insert(subscriptions)
    .values({ ...subscriptionColumns(subscription), accountId, createdAt: now })
    .returning({ id: subscriptions.id });
  if (!row) throw new Error('the plan was not written');
  const issued = { accountId, subscriptionId: row.id, reason: 'start' as const, bill, nextTryAt: null };
  const invoice = await issueInvoice(tx, now, issued);
  await markPaid(tx, now, invoice, paymentId);
  await mailOwner(deps, tx, now, accountId, receiptMail(invoice, subscription, deps.panelOrigin));
  return 'complete';
}

async function isDeleted(tx: Tx, accountId: string): Promise<boolean> {
  const isGone = and(eq(accounts.id, accountId), isNotNull(accounts.deletedAt));
  return (await tx.$count(accounts, isGone)) > 0;
}
