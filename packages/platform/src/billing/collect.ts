import { and, asc, eq, lte } from 'drizzle-orm';
import { cents } from '@launchyard/domain/money';
import type { DeclineReason } from '@launchyard/domain/payments';
import { afterDecline, type AfterDecline } from '@launchyard/domain/plans';
import { lockAccount } from '../accounts/lock.ts';
import { publishContent } from '../events/content.ts';
import { MINUTE_SECONDS, secondsAfter } from '../kit/clock.ts';
import type { Tx } from '../kit/database.ts';
import { asSubscription } from '../plans/subscription.ts';
import { PaymentsFault } from '../providers/payments/payments-fault.ts';
import { invoices, subscriptions, type InvoiceRow, type SubscriptionRow } from '../tables/billing.ts';
import { readCustomer } from './customer.ts';
import type { BillingDeps, ChargingDeps } from './deps.ts';
import { giveBack } from './give-back.ts';
import { markPaid } from './invoice.ts';
import { isPayment } from './ledger.ts';
import { mailOwner } from './mail-owner.ts';
import { paymentFailedMail, planEndedMail, receiptMail } from './mails.ts';

const BATCH = 100;

/** When a charge that could not be asked for is asked for again: it must not keep others waiting. */
const RETRY_SECONDS = 5 * MINUTE_SECONDS;

/**
 * Charges every open invoice whose card is to be tried now. What fails because of us is tried again some minutes later;
 * while the provider does not answer, nobody else is tried either.
 */
export async function collectDue(deps: ChargingDeps): Promise<void> {
  const { database, clock, log } = deps;
  const due = await database.sql
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(lte(invoices.nextTryAt, clock()), eq(invoices.state, 'open')))
    .orderBy(asc(invoices.nextTryAt))
    .limit(BATCH);
  for (const { id } of due) {
    try {
      await collect(deps, id);
    } catch (error) {
      log.error({ err: error }, 'billing: an invoice was not charged');
      if (error instanceof PaymentsFault && !error.isFinal) return;
      await database.sql
        .update(invoices)
        .set({ nextTryAt: secondsAfter(clock(), RETRY_SECONDS) })
        .where(and(eq(invoices.id, id), eq(invoices.state, 'open')));
    }
  }
}

/**
 * Charges an open invoice and notes what came of it, each try once: two processes that try at the same time ask for the
 * same charge. An account without a card is declined without asking. Returns why the card was declined, or null.
 */
export async function collect(deps: ChargingDeps, invoiceId: string): Promise<DeclineReason | null> {
  const [invoice] = await deps.database.sql.select().from(invoices).where(eq(invoices.id, invoiceId));
  if (!invoice || invoice.state !== 'open') return null;
  const customer = await readCustomer(deps.database.sql, invoice.accountId);
  const outcome = customer?.card ? await charge(deps, customer.customerId, invoice) : NO_CARD;
  await deps.database.sql.transaction((tx) => settleTry(deps, tx, invoice, outcome, customer?.cardGivenAt ?? null));
  return outcome.state === 'declined' ? outcome.reason : null;
}

const NO_CARD = { state: 'declined', reason: 'declined' } as const;

/** What came of a try. */
type Tried = { state: 'succeeded'; paymentId: string } | { state: 'declined'; reason: DeclineReason };

const charge = ({ payments }: ChargingDeps, customerId: string, invoice: InvoiceRow): Promise<Tried> =>
  payments.charge(
    {
      customerId,
      reference: invoice.id,
      description: `Invoice ${invoice.number}`,
      amountCents: cents(invoice.totalCents),
    },
    `invoice:${invoice.id}:${invoice.failures}`,
  );

/** Notes the outcome of a try with the card that was given at an instant, unless somebody else has noted it. */
export async function settleTry(
  deps: SettleNeeds,
  tx: Tx,
  tried: InvoiceRow,
  outcome: Tried,
  triedCardAt: Date | null = null,
): Promise<void> {
  const now = deps.clock();
  const { accountId, subscriptionId } = tried;
  await lockAccount(tx, accountId);
  const [invoice] = await tx.select().from(invoices).where(eq(invoices.id, tried.id));
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId));
  if (!invoice || !row) return;
  if (invoice.state !== 'open') {
    // It was paid before, or given up: what comes now goes back.
    if (outcome.state === 'succeeded' && !(await isPayment(tx, outcome.paymentId))) {
      const amountCents = cents(invoice.totalCents);
      await giveBack(deps, tx, now, { accountId, paymentId: outcome.paymentId, amountCents });
    }
    return;
  }
  if (outcome.state === 'succeeded') await settlePaid(deps, tx, invoice, row, outcome.paymentId);
  else if (invoice.failures === tried.failures) {
    // A card that was given meanwhile has not been tried.
    const card = (await readCustomer(tx, accountId))?.cardGivenAt ?? null;
    const isNewCard = card !== null && (triedCardAt === null || card > triedCardAt);
    const after: AfterDecline = isNewCard ? { kind: 'triedAgain', at: now } : afterDecline(invoice.issuedAt, now);
    await settleDecline(deps, tx, invoice, row, outcome.reason, after);
  }
  await publishContent(tx, now, accountId, 'plan');
}

type SettleNeeds = Pick<BillingDeps, 'clock' | 'jobs' | 'panelOrigin'>;

async function settlePaid(
  deps: SettleNeeds,
  tx: Tx,
  invoice: InvoiceRow,
  row: SubscriptionRow,
  paymentId: string,
): Promise<void> {
  const now = deps.clock();
  await markPaid(tx, now, invoice, paymentId);
  // After a gap, there may be bills of several months.
  const isOpen = and(eq(invoices.subscriptionId, row.id), eq(invoices.state, 'open'));
  const isUnpaid = (await tx.$count(invoices, isOpen)) > 0;
  await tx.update(subscriptions).set({ isUnpaid }).where(eq(subscriptions.id, row.id));
  await mailOwner(deps, tx, now, row.accountId, receiptMail(invoice, asSubscription(row), deps.panelOrigin));
}

async function settleDecline(
  deps: SettleNeeds,
  tx: Tx,
  invoice: InvoiceRow,
  row: SubscriptionRow,
  reason: DeclineReason,
  after: AfterDecline,
): Promise<void> {
  const now = deps.clock();
  const { accountId } = row;
  const declined = { failures: invoice.failures + 1, declineReason: reason };
  const isIt = eq(invoices.id, invoice.id);
  if (after.kind === 'triedAgain') {
    await tx
      .update(invoices)
      .set({ ...declined, nextTryAt: after.at })
      .where(isIt);
    await mailOwner(deps, tx, now, accountId, paymentFailedMail(invoice, reason, after.at, deps.panelOrigin));
    return;
  }
  await tx
    .update(invoices)
    .set({ ...declined, nextTryAt: null, state: 'uncollectible' })
    .where(isIt);
  if (row.endedAt !== null) return;
  await tx.update(subscriptions).set({ endedAt: now, endReason: 'unpaid' }).where(eq(subscriptions.id, row.id));
  await mailOwner(deps, tx, now, accountId, planEndedMail(asSubscription(row), 'unpaid', deps.panelOrigin));
}

/** A new card is tried at once for what is still to be paid of a plan (the account is a UUID, and locked). */
export async function tryOpenInvoices(tx: Tx, now: Date, accountId: string): Promise<void> {
  await tx
    .update(invoices)
    .set({ nextTryAt: now })
    .where(and(eq(invoices.accountId, accountId), eq(invoices.state, 'open')));
}
