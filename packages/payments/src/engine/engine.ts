import { PAYMENT_LIMITS, type CardForm } from '@launchyard/domain/payments';
import type {
  CheckoutSession,
  CreatePaymentInput,
  CreateRefundInput,
  Customer,
  OpenSessionInput,
  PaymentIntent,
  PaymentMethod,
  PaymentsEvent,
  Refund,
} from '@launchyard/contract/payments';
import { confirm, lookAt, payByForm, type PageOutcome } from './checkout.ts';
import { createCustomer, currentMethod } from './customers.ts';
import { findEvent, forgetEvents, listEvents, type ListOptions } from './events.ts';
import type { Needs } from './kit.ts';
import { once } from './once.ts';
import { chargeLater, createRefund, listPayments } from './payments.ts';
import { expire, expireDue, findSession, openSession, showSession } from './sessions.ts';

/** A page of a list, oldest first. */
export interface Listed<T> {
  data: T[];
  hasMore: boolean;
}

/** The payment engine. Every call is one transaction, on disk before it returns; calls may throw Refused. */
export interface Engine {
  createCustomer(input: { email: string; metadata: { account_id: string } }, key: string): Customer;
  openSession(input: OpenSessionInput, key: string): CheckoutSession;
  readSession(id: string): CheckoutSession;
  /** Ends a checkout that is open, and leaves others as they are. */
  expireSession(id: string): CheckoutSession;
  charge(input: CreatePaymentInput, key: string): PaymentIntent;
  refund(input: CreateRefundInput, key: string): Refund;
  /** The customer’s card; null if there is none. */
  readMethod(customerId: string): PaymentMethod | null;
  listPayments(options: ListOptions): Listed<PaymentIntent>;
  listEvents(options: ListOptions): Listed<PaymentsEvent>;
  readEvent(id: string): PaymentsEvent;
  /** What the page of a checkout does. */
  look(pageKey: string): PageOutcome;
  pay(pageKey: string, form: CardForm): PageOutcome;
  confirm(pageKey: string, isConfirmed: boolean): PageOutcome;
  /** Ends checkouts whose time is over, and forgets old events. */
  sweep(): void;
}

/** How many checkouts end in one transaction. */
const AT_ONCE = 200;

/** `onWrite` is called after each transaction that may have written events. */
export function createEngine(needs: Needs, onWrite: () => void): Engine {
  const write = <T>(work: () => T): T => told(needs.store.transaction(work));
  function told<T>(done: T): T {
    onWrite();
    return done;
  }
  return {
    createCustomer: (input, key) =>
      once(needs, { key, call: 'customers', input }, () =>
        createCustomer(needs, { email: input.email, accountId: input.metadata.account_id }),
      ),
    openSession: (input, key) => told(once(needs, { key, call: 'sessions', input }, () => openSession(needs, input))),
    readSession: (id) => write(() => showSession(needs, findSession(needs, id))),
    expireSession: (id) => write(() => showSession(needs, expire(needs, findSession(needs, id)))),
    charge: (input, key) => told(once(needs, { key, call: 'payment_intents', input }, () => chargeLater(needs, input))),
    refund: (input, key) => told(once(needs, { key, call: 'refunds', input }, () => createRefund(needs, input))),
    readMethod: (customerId) => currentMethod(needs, customerId)?.shown ?? null,
    listPayments: (options) => listPayments(needs, options),
    listEvents: (options) => listEvents(needs, options),
    readEvent: (id) => findEvent(needs, id),
    look: (pageKey) => write(() => lookAt(needs, pageKey)),
    pay: (pageKey, form) => write(() => payByForm(needs, pageKey, form)),
    confirm: (pageKey, isConfirmed) => write(() => confirm(needs, pageKey, isConfirmed)),
    sweep() {
      while (write(() => expireDue(needs, AT_ONCE)) === AT_ONCE);
      write(() => forgetEvents(needs, PAYMENT_LIMITS.eventDays));
    },
  };
}
