import { cents, formatUsd } from '@launchyard/domain/money';
import { declineWords, type DeclineReason } from '@launchyard/domain/payments';
import { currentPeriod, seatPlans, type Subscription } from '@launchyard/domain/plans';
import type { MailText } from '../providers/mail/enqueue.ts';
import type { InvoiceRow } from '../tables/billing.ts';

const account = (panel: string) => `Your plan and your bills: ${panel}/account/subscriptions\n`;
const day = (instant: Date) => instant.toUTCString().slice(0, 16);
const planText = ({ plan, count }: Subscription) => `${seatPlans[plan].name}, ${count}`;
const amount = ({ totalCents }: InvoiceRow) => formatUsd(cents(totalCents));

/** What was paid, and until when. `panel` is the panel’s address. */
export const receiptMail = (invoice: InvoiceRow, subscription: Subscription, panel: string): MailText => ({
  kind: 'receipt',
  subject: `Receipt ${invoice.number}: ${amount(invoice)}`,
  body: `Thank you. We received ${amount(invoice)}.\n\nPlan: ${planText(subscription)}\nPaid until: ${day(currentPeriod(subscription).endsAt)}\nInvoice: ${invoice.number}\n\n${account(panel)}`,
});

/** A card was declined, and is tried again. */
export const paymentFailedMail = (
  invoice: InvoiceRow,
  reason: DeclineReason,
  nextTryAt: Date,
  panel: string,
): MailText => ({
  kind: 'paymentFailed',
  subject: `Your payment of ${amount(invoice)} failed`,
  body: `We could not charge ${amount(invoice)} for invoice ${invoice.number}.\n\n${declineWords(reason)}\n\nYour streams go on. We try again on ${day(nextTryAt)}; a new card is tried at once.\n\n${account(panel)}`,
});

/** A plan ended: it was cancelled, or its bill was not paid. */
export const planEndedMail = (subscription: Subscription, reason: 'cancelled' | 'unpaid', panel: string): MailText => ({
  kind: 'planEnded',
  subject: 'Your plan has ended',
  body: `${planText(subscription)}: ${reason === 'cancelled' ? 'you cancelled it, and its last day is over' : 'its bill could not be paid, though we tried several times'}.\n\nYour applications, links and configs stay as they are. To stream again, choose a plan: ${panel}/plans\n`,
});

/** A payment for a plan that was there already, or for an account that is gone. */
export const refundedMail = (dueCents: number, panel: string): MailText => ({
  kind: 'paymentRefunded',
  subject: `We return ${formatUsd(cents(dueCents))}`,
  body: `You paid ${formatUsd(cents(dueCents))}, but your account had a plan already, the price had changed, or the account was deleted. We return the money to your card; your bank may take some days to show it.\n\n${account(panel)}`,
});
