import { cents } from '@launchyard/domain/money';
import {
  checkoutSession,
  customer,
  PAYMENT_KEY_HEADER,
  paymentIntent,
  paymentIntentList,
  paymentMethodList,
  paymentsError,
  refund,
  type OpenSessionInput,
  type PaymentIntent,
} from '@launchyard/contract/payments';
import { z } from 'zod';
import { cardOf, readEmbeddedEvent } from './embedded-events.ts';
import { PaymentsFault } from './payments-fault.ts';
import type { ChargeOutcome, CheckoutOrder, PaymentProvider } from './payment-provider.ts';

export interface EmbeddedPaymentsOptions {
  /** The address of the engine, without a trailing slash. */
  url: string;
  token: string;
  /** How long one try may take. */
  milliseconds?: number;
}

const LONGEST_MILLISECONDS = 10_000;

interface Asked {
  method: 'GET' | 'POST';
  path: string;
  input?: unknown;
  key?: string;
}

/** The embedded payment engine over REST. */
export function embeddedPayments({
  url,
  token,
  milliseconds = LONGEST_MILLISECONDS,
}: EmbeddedPaymentsOptions): PaymentProvider {
  async function call<Shape extends z.ZodType>(shape: Shape, asked: Asked): Promise<z.output<Shape>> {
    // What is asked a second time has the same key, or only reads.
    const response = await ask(asked).catch(() => ask(asked));
    const body: unknown = await response.json().catch(() => null);
    if (response.ok) {
      const parsed = shape.safeParse(body);
      if (parsed.success) return parsed.data;
      throw new PaymentsFault('the payment engine answers something else', { cause: parsed.error });
    }
    const { type = 'no reason', message = '' } = paymentsError.safeParse(body).data?.error ?? {};
    const { status } = response;
    throw new PaymentsFault(`the payment engine answers ${status}, ${type}: ${message}`, { status });
  }

  async function ask({ method, path, input, key }: Asked): Promise<Response> {
    try {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(input !== undefined && { 'content-type': 'application/json' }),
          ...(key !== undefined && { [PAYMENT_KEY_HEADER]: key }),
        },
        ...(input !== undefined && { body: JSON.stringify(input) }),
        signal: AbortSignal.timeout(milliseconds),
        redirect: 'error',
      });
      if (response.status < 500) return response;
      await response.body?.cancel();
      throw new PaymentsFault(`the payment engine answers ${response.status}`);
    } catch (error) {
      if (error instanceof PaymentsFault) throw error;
      throw new PaymentsFault('the payment engine does not answer', { cause: error });
    }
  }

  return {
    kind: 'embedded',
    async createCustomer({ accountId, email }, key) {
      const input = { email, metadata: { account_id: accountId } };
      const { id } = await call(customer, { method: 'POST', path: '/v1/customers', input, key });
      return { customerId: id };
    },
    async openCheckout(order, key) {
      const input = sessionOf(order);
      const session = await call(checkoutSession, { method: 'POST', path: '/v1/checkout/sessions', input, key });
      if (session.url === null) throw new PaymentsFault('the payment engine opened a checkout without an address');
      return { checkoutId: session.id, url: session.url };
    },
    async expireCheckout(checkoutId) {
      await call(checkoutSession, { method: 'POST', path: `${sessionPath(checkoutId)}/expire` });
    },
    async readCheckout(checkoutId) {
      const { status } = await call(checkoutSession, { method: 'GET', path: sessionPath(checkoutId) });
      return { state: status };
    },
    async charge({ customerId, reference, description, amountCents }, key) {
      const input = { customer: customerId, amount: amountCents, description, metadata: { reference } };
      return outcomeOf(await call(paymentIntent, { method: 'POST', path: '/v1/payment_intents', input, key }));
    },
    async refund({ paymentId, amountCents, reason }, key) {
      const input = { payment_intent: paymentId, amount: amountCents, reason };
      const { id } = await call(refund, { method: 'POST', path: '/v1/refunds', input, key });
      return { refundId: id };
    },
    async readCard(customerId) {
      const path = `/v1/customers/${encodeURIComponent(customerId)}/payment_methods`;
      const [method] = (await call(paymentMethodList, { method: 'GET', path })).data;
      return method ? cardOf(method) : null;
    },
    async listPayments(since, after) {
      const query = new URLSearchParams({ created_gte: String(since.getTime() / 1000) });
      if (after !== null) query.set('starting_after', after);
      const page = await call(paymentIntentList, { method: 'GET', path: `/v1/payment_intents?${query}` });
      return {
        payments: page.data.map(paymentOf),
        next: page.has_more ? (page.data.at(-1)?.id ?? null) : null,
      };
    },
    readEvent: readEmbeddedEvent,
    async fetchEvent(eventId) {
      try {
        const path = `/v1/events/${encodeURIComponent(eventId)}`;
        return readEmbeddedEvent(await call(z.unknown(), { method: 'GET', path }));
      } catch (error) {
        if (error instanceof PaymentsFault && error.status === 404) return null;
        throw error;
      }
    },
  };
}

const sessionPath = (checkoutId: string): string => `/v1/checkout/sessions/${encodeURIComponent(checkoutId)}`;

const sessionOf = (order: CheckoutOrder): OpenSessionInput => ({
  customer: order.customerId,
  client_reference_id: order.reference,
  mode: order.mode === 'card' ? 'setup' : 'payment',
  line_items: order.lines.map(({ text, detail, amountCents }) => ({
    name: text,
    description: detail,
    amount: amountCents,
  })),
  next_bill: order.nextBill && {
    description: order.nextBill.text,
    amount: order.nextBill.amountCents,
    at: order.nextBill.at.getTime() / 1000,
  },
  customer_email: order.email,
  success_url: order.successUrl,
  cancel_url: order.cancelUrl,
  expires_at: order.expiresAt.getTime() / 1000,
});

function outcomeOf({ id, status, decline_reason: reason, payment_method: method }: PaymentIntent): ChargeOutcome {
  if (status !== 'succeeded') return { state: 'declined', paymentId: id, reason: reason ?? 'declined' };
  if (!method) throw new PaymentsFault('the payment engine charged no card');
  return { state: 'succeeded', paymentId: id, card: cardOf(method) };
}

const paymentOf = ({ id, customer: customerId, metadata, amount, status, created }: PaymentIntent) => ({
  paymentId: id,
  customerId,
  reference: metadata.reference,
  amountCents: cents(amount),
  succeededAt: status === 'succeeded' ? new Date(Math.round(created * 1000)) : null,
});
