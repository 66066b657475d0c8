import { randomUUID } from 'node:crypto';
import { PAYMENT_EVENTS_PATH, PAYMENT_SIGNATURE_HEADER } from '@launchyard/contract/payments';
import type { DeclineReason } from '@launchyard/domain/payments';
import { cents } from '@launchyard/domain/money';
import type {
  Card,
  ChargeOutcome,
  CheckoutOrder,
  PaymentEvent,
  PaymentProvider,
} from '@launchyard/platform/providers/payments/payment-provider';
import { signBody } from './signed.ts';

const SECRET = 'the webhook secret of one test';
const CARD: Card = { brand: 'Visa', last4: '4242', expiryMonth: 8, expiryYear: 2099 };

/** A payment provider outside of the services, without cards: the test says what happens there. */
export interface TestPayments {
  provider: PaymentProvider;
  /** Signs its events. */
  secret: string;
  /** Why the next charges are declined; null: they succeed. */
  declines: DeclineReason | null;
  /** Called before a charge is answered. */
  beforeAnswer: () => Promise<void> | void;
  /** Every charge that was made, once for each idempotency key. */
  charges: Array<{ reference: string; amountCents: number; outcome: ChargeOutcome }>;
  refunds: Array<{ paymentId: string; amountCents: number }>;
  /** The payment pages, by our id of the checkout. */
  orders: Map<string, CheckoutOrder & { state: 'open' | 'complete' | 'expired' }>;
  /** What happened there, by the ids of events. */
  events: Map<string, PaymentEvent>;
  /** The customer pays on the page. Returns the event, which is not sent yet. */
  pay(reference: string, card?: Card): PaymentEvent;
  /** Sends an event to the hooks, as often as wanted: it happened, if the secret is right. Returns the status. */
  send(hooksUrl: string, event: PaymentEvent, secret?: string): Promise<number>;
}

export function createTestPayments(now: () => Date): TestPayments {
  const answers = new Map<string, unknown>();
  const once = async <T>(key: string, make: () => T): Promise<T> => {
    if (!answers.has(key)) answers.set(key, make());
    await payments.beforeAnswer();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- kept under the key of this very call
    return answers.get(key) as T;
  };
  const cards = new Map<string, Card>();
  const provider: PaymentProvider = {
    kind: 'embedded',
    createCustomer: ({ accountId }, key) => once(key, () => ({ customerId: `cus_${accountId}` })),
    openCheckout: (order, key) =>
      once(key, () => {
        payments.orders.set(order.reference, { ...order, state: 'open' });
        return { checkoutId: `cs_${order.reference}`, url: `http://pay.example/${order.reference}` };
      }),
    async expireCheckout(checkoutId) {
      const order = payments.orders.get(checkoutId.slice('cs_'.length));
      if (order?.state === 'open') order.state = 'expired';
    },
    async readCheckout(checkoutId) {
      return { state: payments.orders.get(checkoutId.slice('cs_'.length))?.state ?? 'expired' };
    },
    charge: ({ reference, amountCents, customerId }, key) =>
      once(key, () => {
        const paymentId = `pay_${randomUUID()}`;
        const card = cards.get(customerId) ?? CARD;
        const outcome: ChargeOutcome =
          payments.declines === null
            ? { state: 'succeeded', paymentId, card }
            : { state: 'declined', paymentId, reason: payments.declines };
        payments.charges.push({ reference, amountCents, outcome });
        return outcome;
      }),
    refund: ({ paymentId, amountCents }, key) =>
      once(key, () => {
        payments.refunds.push({ paymentId, amountCents });
        return { refundId: `ref_${paymentId}` };
      }),
    readCard: async (customerId) => cards.get(customerId) ?? null,
    listPayments: async () => ({ payments: [], next: null }),
    fetchEvent: async (eventId) => payments.events.get(eventId) ?? null,
    readEvent(body) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the test itself sends it
      const event = body as PaymentEvent & { happenedAt: string };
      return { ...event, happenedAt: new Date(event.happenedAt) };
    },
  };
  const payments: TestPayments = {
    provider,
    secret: SECRET,
    declines: null,
    beforeAnswer: () => undefined,
    charges: [],
    refunds: [],
    orders: new Map(),
    events: new Map(),
    pay(reference, card = CARD) {
      const order = payments.orders.get(reference);
      if (!order) throw new Error(`no page was opened for ${reference}`);
      order.state = 'complete';
      cards.set(order.customerId, card);
      const amountCents = cents(order.lines.reduce((sum, line) => sum + line.amountCents, 0));
      const event: PaymentEvent = {
        id: `evt_${randomUUID()}`,
        kind: 'checkoutCompleted',
        happenedAt: now(),
        customerId: order.customerId,
        checkoutId: `cs_${reference}`,
        reference,
        payment: order.mode === 'payment' ? { paymentId: `pay_${randomUUID()}`, amountCents } : null,
        card,
      };
      payments.events.set(event.id, event);
      return event;
    },
    async send(hooksUrl, event, secret = SECRET) {
      if (secret === SECRET) payments.events.set(event.id, event);
      const body = JSON.stringify(event);
      const signature = signBody(body, secret, now());
      const headers = { 'content-type': 'application/json', [PAYMENT_SIGNATURE_HEADER]: signature };
      return (await fetch(`${hooksUrl}${PAYMENT_EVENTS_PATH}`, { method: 'POST', headers, body })).status;
    },
  };
  return payments;
}
