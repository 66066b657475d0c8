import type { z } from 'zod';
import type * as contract from '@launchyard/contract/billing';
import { formatId } from '@launchyard/domain/kit';
import { declineWords } from '@launchyard/domain/payments';
import type { PlanChange } from '@launchyard/domain/plans';
import { instant, instantOrNull } from '../kit/present.ts';
import { presentBill } from '../plans/present-bill.ts';
import type { CheckoutRow, InvoiceLineRow, InvoiceRow } from '../tables/billing.ts';
import { fingerprintOf } from './fingerprint.ts';

export const presentChange = (change: PlanChange) => ({
  today: presentBill(change.today),
  nextBill: change.nextBill && presentBill(change.nextBill),
  nextBillUnchanged: change.nextBillUnchanged && presentBill(change.nextBillUnchanged),
  loss: change.loss && { ...change.loss, at: instant(change.loss.at) },
  fingerprint: fingerprintOf(change),
});

export const presentCheckout = (row: CheckoutRow): z.input<typeof contract.checkout> => ({
  id: formatId('checkout', row.id),
  state: row.state,
  wish: row.wish,
  dueCents: row.dueCents,
  createdAt: instant(row.createdAt),
  expiresAt: instant(row.expiresAt),
});

/** An invoice with its lines, in their order. */
export const presentInvoice = (
  row: InvoiceRow,
  lines: readonly InvoiceLineRow[],
): z.input<typeof contract.invoice> => ({
  id: formatId('invoice', row.id),
  number: row.number,
  reason: row.reason,
  state: row.state,
  bill: {
    dueAt: instant(row.dueAt),
    lines: lines.map(({ plan, count, unitCents, startsAt, endsAt, partSeconds, wholeSeconds, amountCents }) => ({
      plan,
      count,
      unitCents,
      startsAt: instant(startsAt),
      endsAt: instant(endsAt),
      partSeconds,
      wholeSeconds,
      amountCents,
    })),
    taxCents: row.taxCents,
    totalCents: row.totalCents,
  },
  issuedAt: instant(row.issuedAt),
  paidAt: instantOrNull(row.paidAt),
  declineText: row.declineReason && declineWords(row.declineReason),
  nextTryAt: instantOrNull(row.nextTryAt),
});
