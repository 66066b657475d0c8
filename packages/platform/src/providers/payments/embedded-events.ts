import { cents } from '@launchyard/domain/money';
import { paymentsEvent, type CheckoutSession, type PaymentMethod } from '@launchyard/contract/payments';
import { noOther } from '@launchyard/domain/kit';
import { brandName } from '@launchyard/domain/payments';
import type { Card, PaymentEvent } from './payment-provider.ts';

/** An event of the embedded engine; null: of a kind that we do not know. */
export function readEmbeddedEvent(body: unknown): PaymentEvent | null {
  const parsed = paymentsEvent.safeParse(body);
  if (!parsed.success) return null;
  const event = parsed.data;
  const head = {
    id: event.id,
    happenedAt: new Date(Math.round(event.created * 1000)),
    customerId: event.data.object.customer,
  };
  switch (event.type) {
    case 'checkout.session.completed':
      return completed(head, event.data.object);
    case 'checkout.session.expired': {
      const { id: checkoutId, client_reference_id: reference } = event.data.object;
      return { ...head, kind: 'checkoutExpired', checkoutId, reference };
    }
    case 'payment_intent.succeeded': {
      const { id: paymentId, amount, metadata } = event.data.object;
      return {
        ...head,
        kind: 'paymentSucceeded',
        paymentId,
        reference: metadata.reference,
        amountCents: cents(amount),
      };
    }
    case 'payment_intent.payment_failed': {
      const { id: paymentId, amount, metadata, decline_reason } = event.data.object;
      const reason = decline_reason ?? 'declined';
      return {
        ...head,
        kind: 'paymentFailed',
        paymentId,
        reference: metadata.reference,
        amountCents: cents(amount),
        reason,
      };
    }
    case 'payment_method.attached':
      return { ...head, kind: 'cardChanged', card: cardOf(event.data.object) };
    case 'refund.created': {
      const { id: refundId, payment_intent: paymentId, amount } = event.data.object;
      return { ...head, kind: 'refunded', refundId, paymentId, amountCents: cents(amount) };
    }
    default:
      return noOther(event, null);
  }
}

function completed(
  head: Pick<PaymentEvent, 'id' | 'happenedAt' | 'customerId'>,
  session: CheckoutSession,
): PaymentEvent | null {
  const { payment_method: method, payment_intent: paid } = session;
  if (!method) return null;
  return {
    ...head,
    kind: 'checkoutCompleted',
    checkoutId: session.id,
    reference: session.client_reference_id,
    payment: paid && { paymentId: paid.id, amountCents: cents(paid.amount) },
    card: cardOf(method),
  };
}

/** What we may know of a card. */
export const cardOf = ({ card: { brand, last4, exp_month, exp_year } }: PaymentMethod): Card => ({
  brand: brandName(brand),
  last4,
  expiryMonth: exp_month,
  expiryYear: exp_year,
});
