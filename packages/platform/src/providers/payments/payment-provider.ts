import type { Cents } from '@launchyard/domain/money';
import type { DeclineReason } from '@launchyard/domain/payments';

export type { DeclineReason };

/** A card as we may know it: never its number. */
export interface Card {
  /** As it is called: Visa. */
  brand: string;
  last4: string;
  expiryMonth: number;
  expiryYear: number;
}

/** A line of what is paid, as the checkout page shows it. */
export interface CheckoutLine {
  text: string;
  detail: string | null;
  amountCents: Cents;
}

export interface CheckoutOrder {
  customerId: string;
  /** Our id of the checkout, which every event about it carries. */
  reference: string;
  /** `payment` charges the sum of the lines and keeps the card; `card` only keeps the card. */
  mode: 'payment' | 'card';
  lines: readonly CheckoutLine[];
  /** What is charged later, as text; null: nothing. */
  nextBill: { text: string; amountCents: Cents; at: Date } | null;
  email: string;
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
}

/** Charged, or why not. A charge that needs its customer is declined as `needsAuthentication`. */
export type ChargeOutcome =
  | { state: 'succeeded'; paymentId: string; card: Card }
  | { state: 'declined'; paymentId: string; reason: DeclineReason };

/**
 * What happened at the provider. Events come late, twice and out of order. A checkout that is paid also makes
 * `paymentSucceeded` and `cardChanged`, and each card that it was tried with in vain `paymentFailed`; their reference is
 * the checkout’s.
 */
export type PaymentEvent = { id: string; happenedAt: Date; customerId: string } & (
  | {
      kind: 'checkoutCompleted';
      checkoutId: string;
      reference: string;
      payment: { paymentId: string; amountCents: Cents } | null;
      card: Card;
    }
  | { kind: 'checkoutExpired'; checkoutId: string; reference: string }
  | { kind: 'paymentSucceeded'; paymentId: string; reference: string; amountCents: Cents }
  | { kind: 'paymentFailed'; paymentId: string; reference: string; amountCents: Cents; reason: DeclineReason }
  | { kind: 'refunded'; refundId: string; paymentId: string; amountCents: Cents }
  | { kind: 'cardChanged'; card: Card }
);

/**
 * Keeps cards and charges them; what is owed, when and why is ours. Every write takes an idempotency key: the same key
 * answers the same, and another body under it is refused. Throws PaymentsFault if the provider does not answer.
 */
export interface PaymentProvider {
  /** `embedded` moves no money, and says so. */
  readonly kind: 'embedded' | 'stripe';
  createCustomer(customer: { accountId: string; email: string }, key: string): Promise<{ customerId: string }>;
  openCheckout(order: CheckoutOrder, key: string): Promise<{ checkoutId: string; url: string }>;
  expireCheckout(checkoutId: string): Promise<void>;
  readCheckout(checkoutId: string): Promise<{ state: 'open' | 'complete' | 'expired' }>;
  /** Charges the customer’s card while they are away. `reference` is our id of the invoice. */
  charge(
    order: { customerId: string; reference: string; description: string; amountCents: Cents },
    key: string,
  ): Promise<ChargeOutcome>;
  refund(order: { paymentId: string; amountCents: Cents; reason: string }, key: string): Promise<{ refundId: string }>;
  readCard(customerId: string): Promise<Card | null>;
  /** The payments since an instant, oldest first, a page at a time: for reconciliation. */
  listPayments(
    since: Date,
    after: string | null,
  ): Promise<{
    payments: readonly {
      paymentId: string;
      customerId: string;
      reference: string;
      amountCents: Cents;
      succeededAt: Date | null;
    }[];
    next: string | null;
  }>;
  /** The event in a webhook’s body, whose signature was checked; null: of no interest to us. */
  readEvent(body: unknown): PaymentEvent | null;
  /** The event with an id, as the provider has it; null: it has none, or one of no interest to us. */
  fetchEvent(eventId: string): Promise<PaymentEvent | null>;
}
