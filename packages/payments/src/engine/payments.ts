import { z } from 'zod';
import { DECLINE_REASONS, hasExpired, type DeclineReason } from '@launchyard/domain/payments';
import type { CreatePaymentInput, CreateRefundInput, PaymentIntent, Refund } from '@launchyard/contract/payments';
import { currentMethod, findMethod } from './customers.ts';
import { positionOf, recordEvent, type ListOptions } from './events.ts';
import { inSeconds, newId, Refused, type Needs } from './kit.ts';

/** A payment that was tried. */
export interface Tried {
  customerId: string;
  reference: string;
  description: string;
  amount: number;
  /** Null: it succeeded. */
  reason: DeclineReason | null;
  methodId: string | null;
}

/** Writes a payment that was tried, and its event. */
export function recordPayment(
  needs: Needs,
  { customerId, reference, description, amount, reason, methodId }: Tried,
): PaymentIntent {
  const id = newId('pi');
  needs.store.run(
    'INSERT INTO payment_intents (id, customer_id, reference, description, amount, reason, payment_method_id, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    id,
    customerId,
    reference,
    description,
    amount,
    reason,
    methodId,
    needs.clock().getTime(),
  );
  const payment = findPayment(needs, id);
  recordEvent(needs, reason === null ? 'payment_intent.succeeded' : 'payment_intent.payment_failed', payment);
  return payment;
}

/** Charges a customer’s card while they are away. */
export function chargeLater(
  needs: Needs,
  { customer, amount, description, metadata: { reference } }: CreatePaymentInput,
): PaymentIntent {
  const method = currentMethod(needs, customer);
  const reason = method ? reasonLater(method, needs.clock()) : 'declined';
  const methodId = method?.shown.id ?? null;
  return recordPayment(needs, { customerId: customer, reference, description, amount, reason, methodId });
}

function reasonLater({ later, shown }: ReturnType<typeof findMethod>, now: Date): DeclineReason | null {
  const { exp_month: month, exp_year: year } = shown.card;
  if (hasExpired({ month, year }, now)) return 'expiredCard';
  return later === 'succeeded' ? null : later;
}

/** Gives money back: together, refunds are never more than what was paid. */
export function createRefund(needs: Needs, { payment_intent: id, amount, reason }: CreateRefundInput): Refund {
  const { store, clock } = needs;
  const payment = findPayment(needs, id);
  if (payment.status !== 'succeeded') throw new Refused('invalid_request_error', 'The payment did not succeed.');
  const changed = store.run(
    'UPDATE payment_intents SET refunded = refunded + ? WHERE id = ? AND refunded + ? <= amount',
    amount,
    id,
    amount,
  );
  if (changed === 0) throw new Refused('invalid_request_error', 'That is more than is left of the payment.');
  const [refundId, now] = [newId('re'), clock().getTime()];
  store.run(
    'INSERT INTO refunds (id, payment_intent_id, amount, reason, created_at) VALUES (?, ?, ?, ?, ?)',
    refundId,
    id,
    amount,
    reason,
    now,
  );
  const refund: Refund = {
    id: refundId,
    object: 'refund',
    customer: payment.customer,
    payment_intent: id,
    amount,
    reason,
    created: inSeconds(now),
  };
  recordEvent(needs, 'refund.created', refund);
  return refund;
}

/** A page of payments that were tried, oldest first. */
export function listPayments(
  needs: Needs,
  { createdGte = 0, startingAfter, limit }: ListOptions,
): { data: PaymentIntent[]; hasMore: boolean } {
  const after = startingAfter === undefined ? 0 : positionOf(needs.store, 'payment_intents', startingAfter);
  const rows = needs.store.list(
    paymentRow,
    'SELECT * FROM payment_intents WHERE created_at >= ? AND number > ? ORDER BY number LIMIT ?',
    createdGte,
    after,
    limit + 1,
  );
  return { data: rows.slice(0, limit).map((row) => show(needs, row)), hasMore: rows.length > limit };
}

const paymentRow = z.object({
  id: z.string(),
  customer_id: z.string(),
  reference: z.string(),
  description: z.string(),
  amount: z.number(),
  reason: z.enum(DECLINE_REASONS).nullable(),
  payment_method_id: z.string().nullable(),
  created_at: z.number(),
});

/** Throws Refused if there is none. */
export function findPayment(needs: Needs, id: string): PaymentIntent {
  const row = needs.store.find(paymentRow, 'SELECT * FROM payment_intents WHERE id = ?', id);
  if (!row) throw new Refused('resource_missing', 'There is no such payment.');
  return show(needs, row);
}

function show(needs: Needs, row: z.infer<typeof paymentRow>): PaymentIntent {
  return {
    id: row.id,
    object: 'payment_intent',
    customer: row.customer_id,
    amount: row.amount,
    description: row.description,
    metadata: { reference: row.reference },
    status: row.reason === null ? 'succeeded' : 'requires_payment_method',
    decline_reason: row.reason,
    payment_method: row.payment_method_id === null ? null : findMethod(needs, row.payment_method_id).shown,
    created: inSeconds(row.created_at),
  };
}
