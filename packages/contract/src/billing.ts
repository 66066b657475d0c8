import { z } from 'zod';
import { call } from './kit/call.ts';
import { count, id, idempotencyKey, instant, page, pageInput, text } from './kit/shapes.ts';

/** An amount in US cents. */
const cents = z.number().int();

/** The domain checks its range, so that the caller gets a sentence. */
const wantedCount = z.number();
const seatPlan = z.enum(['concurrentUsers']);

export const bill = z.object({
  dueAt: instant,
  lines: z.array(
    z.object({
      plan: seatPlan,
      count,
      unitCents: cents,
      startsAt: instant,
      endsAt: instant,
      partSeconds: count,
      wholeSeconds: count,
      amountCents: cents,
    }),
  ),
  taxCents: cents,
  totalCents: cents,
});

export type Bill = z.infer<typeof bill>;

export const startWish = z.object({ kind: z.literal('start'), plan: seatPlan, count: wantedCount });
/** Changes of a plan that runs. */
export const changeWish = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('setCount'), count: wantedCount }),
  z.object({ kind: z.literal('cancel') }),
  z.object({ kind: z.literal('reactivate') }),
]);

const fingerprint = text(100);

export const changePreview = call({
  name: 'billing.changePreview',
  method: 'POST',
  path: '/proration-preview',
  access: 'billing.read',
  changes: false,
  summary:
    'What a change of the plan costs today, the next bill after it, and what is given up. Its fingerprint confirms exactly this within ten minutes.',
  input: z.object({ wish: z.union([startWish, changeWish]) }),
  reply: z.object({
    today: bill,
    nextBill: bill.nullable(),
    nextBillUnchanged: bill.nullable(),
    loss: z.object({ places: count, at: instant }).nullable(),
    fingerprint: z.string(),
  }),
});

export const checkout = z.object({
  id,
  state: z.enum(['open', 'complete', 'refunded', 'expired']),
  /** Null: it only changes the card. */
  wish: startWish.nullable(),
  dueCents: cents,
  createdAt: instant,
  expiresAt: instant,
});

export const checkoutStart = call({
  name: 'billing.checkoutStart',
  method: 'POST',
  path: '/checkout',
  access: 'billing.manage',
  changes: true,
  summary:
    'Opens a page of the payment provider to buy a plan as its preview said. The plan begins when it is paid. At most 30 an hour.',
  input: z.object({ wish: startWish, fingerprint, idempotencyKey }),
  reply: z.object({ checkoutId: id, url: z.string() }),
});

export const cardChangeStart = call({
  name: 'billing.cardChangeStart',
  method: 'POST',
  path: '/card-change',
  access: 'billing.manage',
  changes: true,
  summary:
    'Opens a page of the payment provider to give another card. A bill that is not paid is tried with it at once.',
  input: z.object({ idempotencyKey }),
  reply: z.object({ checkoutId: id, url: z.string() }),
});

export const checkoutGet = call({
  name: 'billing.checkoutGet',
  method: 'POST',
  path: '/checkout-info',
  access: 'billing.read',
  changes: false,
  summary: 'What became of a payment page.',
  input: z.object({ checkoutId: id }),
  reply: z.object({ checkout }),
});

export const planChange = call({
  name: 'billing.planChange',
  method: 'POST',
  path: '/subscription-change',
  access: 'billing.manage',
  changes: true,
  summary: 'Changes, cancels or reactivates the plan as its preview said, and charges exactly that.',
  input: z.object({ wish: changeWish, fingerprint, idempotencyKey }),
  reply: z.object({}),
});

export const cardGet = call({
  name: 'billing.cardGet',
  method: 'GET',
  path: '/payment-method',
  access: 'billing.read',
  changes: false,
  summary: 'The card that is charged; null if there is none.',
  input: z.object({}),
  reply: z.object({
    card: z.object({ brand: z.string(), last4: z.string(), expiryMonth: count, expiryYear: count }).nullable(),
  }),
});

export const invoice = z.object({
  id,
  number: count,
  reason: z.enum(['start', 'change', 'renewal']),
  state: z.enum(['open', 'paid', 'uncollectible']),
  bill,
  issuedAt: instant,
  paidAt: instant.nullable(),
  /** Why the card was declined the last time, in words; null: it was not. */
  declineText: z.string().nullable(),
  /** When the card is tried next; null: it is not. */
  nextTryAt: instant.nullable(),
});

export type Invoice = z.infer<typeof invoice>;

export const invoiceList = call({
  name: 'billing.invoiceList',
  method: 'POST',
  path: '/invoices',
  access: 'billing.read',
  changes: false,
  summary: 'A page of the invoices of the account, newest first. Those of zero are left out.',
  input: z.object({ ...pageInput.shape, state: z.enum(['open', 'paid']).optional() }),
  reply: page(invoice),
});

export const invoiceGet = call({
  name: 'billing.invoiceGet',
  method: 'POST',
  path: '/invoice',
  access: 'billing.read',
  changes: false,
  summary: 'Invoices by id, in the order of the request; null for one that does not exist.',
  input: z.object({ invoiceIds: z.array(id).max(100) }),
  reply: z.object({ invoices: z.array(invoice.nullable()) }),
});

export const invoicePay = call({
  name: 'billing.invoicePay',
  method: 'POST',
  path: '/invoice-pay',
  access: 'billing.manage',
  changes: true,
  summary: 'Tries the card for an invoice that is not paid, now.',
  input: z.object({ invoiceId: id }),
  reply: z.object({ invoice }),
});
