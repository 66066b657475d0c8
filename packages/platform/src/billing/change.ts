import { and, eq } from 'drizzle-orm';
import { cardDeclined } from '@launchyard/domain/billing';
import { formatId } from '@launchyard/domain/kit';
import { cents } from '@launchyard/domain/money';
import { changeViolations, planChange, seatPlans, subscriptionState, type PlanWish } from '@launchyard/domain/plans';
import type { Caller } from '../access/caller.ts';
import { lockAccount } from '../accounts/lock.ts';
import type { InTransaction } from '../audit/audited-transaction.ts';
import { authorOf, type AuditDetails } from '../audit/log.ts';
import { publishContent } from '../events/content.ts';
import type { Tx } from '../kit/database.ts';
import { once } from '../kit/idempotency.ts';
import { refuse } from '../kit/refuse.ts';
import { asSubscription, readSubscription, subscriptionColumns } from '../plans/subscription.ts';
import type { ChargeOutcome } from '../providers/payments/payment-provider.ts';
import { PaymentsFault } from '../providers/payments/payments-fault.ts';
import { subscriptionChanges, subscriptions, type SubscriptionChangeRow } from '../tables/billing.ts';
import { readCustomer } from './customer.ts';
import type { BillingDeps } from './deps.ts';
import { confirmed } from './fingerprint.ts';
import { giveBack } from './give-back.ts';
import { issueInvoice, markPaid } from './invoice.ts';
import { receiptMail } from './mails.ts';
import { mailOwner } from './mail-owner.ts';

/** A change of a running plan that somebody confirmed. */
export interface Confirmed {
  wish: Exclude<PlanWish, { kind: 'start' }>;
  fingerprint: string;
  idempotencyKey: string;
}

/**
 * Changes the plan of the caller’s account as they saw it, and charges exactly what they saw. While the card is charged,
 * nothing else happens to the plan; if this process dies meanwhile, a worker asks for the same charge again, which is
 * made once.
 */
export async function changePlan(
  deps: BillingDeps,
  inTransaction: InTransaction,
  caller: Caller,
  { wish, fingerprint, idempotencyKey }: Confirmed,
): Promise<void> {
  const accountId = caller.account.id;
  const now = deps.clock();
  const request = { accountId, key: idempotencyKey, call: 'billing.planChange', input: { wish, fingerprint } };
  const { id } = await deps.database.sql.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    return once(tx, now, request, async () => ({ id: await begin(deps, tx, now, caller, { wish, fingerprint }) }));
  });
  const change = await readChange(deps.database.sql, id);
  const outcome = await charge(deps, change).catch(async (error: unknown) => {
    // It would fail again, and nothing else could happen to the plan.
    if (error instanceof PaymentsFault && error.isFinal) {
      await deps.database.sql.transaction((tx) => settleDeclined(tx, deps.clock(), id));
    }
    throw error;
  });
  if (outcome?.state === 'declined') {
    await deps.database.sql.transaction((tx) => settleDeclined(tx, deps.clock(), id));
    refuse(cardDeclined(outcome.reason));
  }
  await inTransaction(async (tx, note) => note((await settle(deps, tx, id, outcome)).details));
}

/** Writes down a confirmed change that is to be charged. The account is locked. Returns its id. */
async function begin(
  { payments }: Pick<BillingDeps, 'payments'>,
  tx: Tx,
  now: Date,
  caller: Caller,
  { wish, fingerprint }: Pick<Confirmed, 'wish' | 'fingerprint'>,
): Promise<string> {
  const accountId = caller.account.id;
  const isCharging = and(eq(subscriptionChanges.accountId, accountId), eq(subscriptionChanges.state, 'charging'));
  if ((await tx.$count(subscriptionChanges, isCharging)) > 0) refuse(changeViolations.busy);
  const row = await readSubscription(tx, accountId);
  const change = confirmed(row && asSubscription(row), wish, fingerprint, now);
  if (!row) return refuse(changeViolations.noPlan);
  // Its month is over and is about to be billed: what it costs is another question then.
  if (row.periodEndsAt <= now) return refuse(changeViolations.outdated);
  const { totalCents, dueAt } = change.today;
  if (totalCents > 0 && !payments) refuse(changeViolations.notSold);
  if (totalCents > 0 && !(await readCustomer(tx, accountId))?.card) refuse(changeViolations.noCard);
  const [made] = await tx
    .insert(subscriptionChanges)
    .values({
      accountId,
      subscriptionId: row.id,
      wish,
      asOf: dueAt,
      dueCents: totalCents,
      state: 'charging',
      author: authorOf(caller),
      createdAt: now,
    })
    .returning({ id: subscriptionChanges.id });
  if (!made) throw new Error('the change was not written');
  return made.id;
}

export async function readChange(sql: Pick<Tx, 'select'>, id: string): Promise<SubscriptionChangeRow> {
  const [change] = await sql.select().from(subscriptionChanges).where(eq(subscriptionChanges.id, id));
  if (!change) throw new Error(`there is no change ${id}`);
  return change;
}

/** Charges a change that is not settled yet; asked again, it is the same charge. Null: there is nothing to charge. */
export async function charge(
  { database, payments }: Pick<BillingDeps, 'database' | 'payments'>,
  { id, accountId, dueCents, state, wish }: SubscriptionChangeRow,
): Promise<ChargeOutcome | null> {
  if (state === 'done' || dueCents === 0) return null;
  const customer = await readCustomer(database.sql, accountId);
  if (!payments || !customer) throw new Error('a change is to be charged without a provider or a customer');
  const { customerId } = customer;
  const description = wish.kind === 'setCount' ? `Change to ${wish.count}` : wish.kind;
  return payments.charge({ customerId, reference: id, description, amountCents: cents(dueCents) }, `change:${id}`);
}

/** A change that cannot be made any more, because its plan ended or the price is another one: what was charged goes back. */
async function giveUp(
  { clock, jobs }: Pick<BillingDeps, 'clock' | 'jobs'>,
  tx: Tx,
  { id, accountId, subscriptionId, dueCents }: SubscriptionChangeRow,
  outcome: ChargeOutcome | null,
): Promise<{ details: AuditDetails; isNew: boolean }> {
  const now = clock();
  await settleDeclined(tx, now, id);
  if (outcome?.state === 'succeeded') {
    await giveBack({ jobs }, tx, now, { accountId, paymentId: outcome.paymentId, amountCents: cents(dueCents) });
  }
  return { details: { subject: formatId('subscription', subscriptionId) }, isNew: false };
}

/** Notes that a change was not paid: the plan stays as it is. */
export async function settleDeclined(tx: Tx, now: Date, id: string): Promise<void> {
  await tx
    .update(subscriptionChanges)
    .set({ state: 'declined', settledAt: now })
    .where(and(eq(subscriptionChanges.id, id), eq(subscriptionChanges.state, 'charging')));
}

/** Makes a change that is paid, once. Returns what the audit log says of it, and whether it was made now. */
export async function settle(
  deps: Pick<BillingDeps, 'clock' | 'jobs' | 'panelOrigin'>,
  tx: Tx,
  id: string,
  outcome: ChargeOutcome | null,
): Promise<{ details: AuditDetails; isNew: boolean }> {
  const now = deps.clock();
  const { accountId } = await readChange(tx, id);
  await lockAccount(tx, accountId);
  const change = await readChange(tx, id);
  const row = await readSubscription(tx, accountId);
  const subject = { subject: formatId('subscription', change.subscriptionId) };
  if (change.state !== 'charging') return { details: subject, isNew: false };
  if (!row || row.id !== change.subscriptionId) return giveUp(deps, tx, change, outcome);
  const before = asSubscription(row);
  const planned = planChange(before, change.wish, change.asOf);
  if (planned.kind === 'refused' || planned.change.today.totalCents !== change.dueCents) {
    return giveUp(deps, tx, change, outcome);
  }
  const { next, today } = planned.change;
  await tx.update(subscriptions).set(subscriptionColumns(next)).where(eq(subscriptions.id, row.id));
  await tx.update(subscriptionChanges).set({ state: 'done', settledAt: now }).where(eq(subscriptionChanges.id, id));
  if (today.totalCents > 0) {
    if (outcome?.state !== 'succeeded') throw new Error(`a change was not paid: ${id}`);
    const issued = { accountId, subscriptionId: row.id, reason: 'change' as const, bill: today, nextTryAt: null };
    const invoice = await issueInvoice(tx, now, issued);
    await markPaid(tx, now, invoice, outcome.paymentId);
    await mailOwner(deps, tx, now, accountId, receiptMail(invoice, next, deps.panelOrigin));
  }
  await publishContent(tx, now, accountId, 'plan');
  const seen = (subscription: typeof next) => ({
    count: subscription.count,
    state: subscriptionState(subscription),
  });
  return {
    details: { ...subject, label: seatPlans[row.plan].name, before: seen(before), after: seen(next) },
    isNew: true,
  };
}
