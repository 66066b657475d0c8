import { z } from 'zod';
import { DECLINE_REASONS, PAYMENT_LIMITS } from '@launchyard/domain/payments';
import { text } from './kit/shapes.ts';

/*
 * The embedded payment engine over REST, in the words of Stripe: its objects, their fields and events are a part of
 * Stripe’s. Amounts are cents of US dollars, instants are seconds since 1970, with their fraction.
 */

/** Where the hooks take the events of the payment provider, below HOOKS_PUBLIC_URL. */
export const PAYMENT_EVENTS_PATH = '/billing';
/** The header with the signature of an event. */
export const PAYMENT_SIGNATURE_HEADER = 'stripe-signature';
/** The header with the key under which a call is made once. */
export const PAYMENT_KEY_HEADER = 'idempotency-key';

const id = z.string().min(1).max(64);
const seconds = z.number().positive();
const cents = z.number().int().min(PAYMENT_LIMITS.leastCents).max(PAYMENT_LIMITS.mostCents);
const email = text(PAYMENT_LIMITS.emailLength).min(3);
const reference = text(PAYMENT_LIMITS.referenceLength).min(1);
const shortText = text(PAYMENT_LIMITS.textLength);
/** Where a browser may be sent. */
const returnUrl = z.url({ protocol: /^https?$/ }).max(PAYMENT_LIMITS.addressLength);
/** A credit is a line below zero. */
const anyCents = z.number().int().min(-PAYMENT_LIMITS.mostCents).max(PAYMENT_LIMITS.mostCents);

export const paymentKey = text(255).min(8);

export const createCustomerInput = z.strictObject({ email, metadata: z.strictObject({ account_id: id }) });
export const openSessionInput = z.strictObject({
  customer: id,
  client_reference_id: reference,
  /** `payment` charges the sum of the lines and keeps the card; `setup` only keeps the card. */
  mode: z.enum(['payment', 'setup']),
  line_items: z
    .array(z.strictObject({ name: shortText.min(1), description: shortText.nullable(), amount: anyCents }))
    .max(PAYMENT_LIMITS.lines),
  /** What will be charged later, as the page shows it. */
  next_bill: z.strictObject({ description: shortText, amount: anyCents, at: seconds }).nullable(),
  customer_email: email,
  success_url: returnUrl,
  cancel_url: returnUrl,
  expires_at: seconds,
});
export const createPaymentInput = z.strictObject({
  customer: id,
  amount: cents,
  description: shortText,
  metadata: z.strictObject({ reference }),
});
export const createRefundInput = z.strictObject({ payment_intent: id, amount: cents, reason: shortText });
/** Lists are read oldest first. */
export const listInput = z.strictObject({
  created_gte: z.coerce.number().nonnegative().optional(),
  starting_after: id.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(100),
});

export const card = z.object({ brand: z.string(), last4: z.string(), exp_month: z.number(), exp_year: z.number() });
export const customer = z.object({ id, object: z.literal('customer'), email: z.string(), created: seconds });
export const paymentMethod = z.object({
  id,
  object: z.literal('payment_method'),
  customer: id,
  card,
  created: seconds,
});
export const paymentIntent = z.object({
  id,
  object: z.literal('payment_intent'),
  customer: id,
  amount: z.number().int(),
  description: z.string(),
  metadata: z.object({ reference: z.string() }),
  status: z.enum(['succeeded', 'requires_payment_method']),
  /** Why it failed; null if it did not. */
  decline_reason: z.enum(DECLINE_REASONS).nullable(),
  /** The card that was tried; null: there was none. */
  payment_method: paymentMethod.nullable(),
  created: seconds,
});
export const checkoutSession = z.object({
  id,
  object: z.literal('checkout.session'),
  customer: id,
  client_reference_id: z.string(),
  mode: z.enum(['payment', 'setup']),
  status: z.enum(['open', 'complete', 'expired']),
  amount_total: z.number().int(),
  /** Where its customer pays. Only whoever opened it gets it; null otherwise. */
  url: z.string().nullable(),
  expires_at: seconds,
  created: seconds,
  /** Once it is complete: the payment, null in setup mode, and the card that was kept. */
  payment_intent: paymentIntent.nullable(),
  payment_method: paymentMethod.nullable(),
});
export const refund = z.object({
  id,
  object: z.literal('refund'),
  customer: id,
  payment_intent: id,
  amount: z.number().int(),
  reason: z.string(),
  created: seconds,
});

const eventHead = { id, object: z.literal('event'), created: seconds };
const event = <Type extends string, Shape extends z.ZodType>(type: Type, shape: Shape) =>
  z.object({ ...eventHead, type: z.literal(type), data: z.object({ object: shape }) });
/** What happened, with the object as it was then. */
export const paymentsEvent = z.discriminatedUnion('type', [
  event('checkout.session.completed', checkoutSession),
  event('checkout.session.expired', checkoutSession),
  event('payment_intent.succeeded', paymentIntent),
  event('payment_intent.payment_failed', paymentIntent),
  event('payment_method.attached', paymentMethod),
  event('refund.created', refund),
]);

const list = <Shape extends z.ZodType>(shape: Shape) =>
  z.object({ object: z.literal('list'), data: z.array(shape), has_more: z.boolean() });
export const paymentMethodList = list(paymentMethod);
export const paymentIntentList = list(paymentIntent);
export const paymentsEventList = list(paymentsEvent);

/** The kinds of errors, with their statuses. */
export const PAYMENTS_ERRORS = {
  invalid_request_error: 400,
  idempotency_error: 400,
  authentication_error: 401,
  resource_missing: 404,
  rate_limit_error: 429,
  api_error: 500,
} as const;
/** Why the engine refuses a call. */
export type PaymentsErrorType = keyof typeof PAYMENTS_ERRORS;
export const paymentsError = z.object({ error: z.object({ type: z.string(), message: z.string() }) });

export type OpenSessionInput = z.infer<typeof openSessionInput>;
export type CreatePaymentInput = z.infer<typeof createPaymentInput>;
export type CreateRefundInput = z.infer<typeof createRefundInput>;
export type Customer = z.infer<typeof customer>;
export type PaymentMethod = z.infer<typeof paymentMethod>;
export type PaymentIntent = z.infer<typeof paymentIntent>;
export type CheckoutSession = z.infer<typeof checkoutSession>;
export type Refund = z.infer<typeof refund>;
export type PaymentsEvent = z.infer<typeof paymentsEvent>;
