import { expect, test } from 'vitest';
import { cents } from '@launchyard/domain/money';
import { newId } from '../../kit/columns.ts';
import { PaymentsFault } from './payments-fault.ts';
import type { CheckoutOrder, PaymentEvent, PaymentProvider } from './payment-provider.ts';

/** A provider of a test, and its other side: a customer at its page, and the events that it sends. */
export interface ProviderWorld {
  provider: PaymentProvider;
  /** Pays on the page of a checkout with a test card. */
  pay(pageUrl: string, cardNumber: string): Promise<void>;
  /** The events so far, as they were sent. */
  events(): Promise<unknown[]>;
}

const HOUR_MILLISECONDS = 60 * 60 * 1000;
const SUCCEEDS = '4242424242424242';
const DECLINED_LATER = '4000000000000341';

const key = () => newId();
const chargeOf = (customerId: string) => ({
  customerId,
  reference: newId(),
  description: 'Pay Per Concurrent User',
  amountCents: cents(30_000),
});

/** What every payment provider does. */
export function providerCases(world: () => ProviderWorld): void {
  const provider = () => world().provider;
  const makeCustomer = async () =>
    (await provider().createCustomer({ accountId: 'acc_1', email: 'billing@northlight.example' }, key())).customerId;

  async function order(changes: Partial<CheckoutOrder> = {}): Promise<CheckoutOrder> {
    return {
      customerId: changes.customerId ?? (await makeCustomer()),
      reference: newId(),
      mode: 'payment',
      lines: [
        { text: 'Pay Per Concurrent User', detail: '3 CCU', amountCents: cents(30_000) },
        { text: 'Promotion', detail: null, amountCents: cents(-5_000) },
      ],
      nextBill: { text: '3 CCU × $100.00', amountCents: cents(30_000), at: new Date('2050-12-12T10:00:00Z') },
      email: 'billing@northlight.example',
      successUrl: 'https://panel.example/payment-success',
      cancelUrl: 'https://panel.example/plans',
      expiresAt: new Date(Date.now() + HOUR_MILLISECONDS),
      ...changes,
    };
  }

  async function payer(number: string): Promise<string> {
    const wanted = await order({ mode: 'card', lines: [], nextBill: null });
    await world().pay((await provider().openCheckout(wanted, key())).url, number);
    return wanted.customerId;
  }

  const eventsOf = async (customerId: string): Promise<PaymentEvent[]> =>
    (await world().events())
      .map((body) => provider().readEvent(body))
      .filter((event) => event !== null)
      .filter((event) => event.customerId === customerId);

  test('a checkout is open until it is paid, and says in events what was paid with which card', async () => {
    const wanted = await order();
    const { checkoutId, url } = await provider().openCheckout(wanted, key());
    expect(await provider().readCheckout(checkoutId)).toEqual({ state: 'open' });
    expect(await provider().readCard(wanted.customerId)).toBeNull();
    await world().pay(url, SUCCEEDS);
    expect(await provider().readCheckout(checkoutId)).toEqual({ state: 'complete' });
    expect(await provider().readCard(wanted.customerId)).toMatchObject({ brand: 'Visa', last4: '4242' });
    const events = await eventsOf(wanted.customerId);
    expect(events.find(({ kind }) => kind === 'checkoutCompleted')).toMatchObject({
      checkoutId,
      reference: wanted.reference,
      payment: { amountCents: 25_000 },
      card: { brand: 'Visa', last4: '4242', expiryMonth: expect.any(Number), expiryYear: expect.any(Number) },
    });
    expect(events.find(({ kind }) => kind === 'paymentSucceeded')).toMatchObject({
      reference: wanted.reference,
      amountCents: 25_000,
    });
  });

  test('a checkout for a card charges nothing', async () => {
    const customerId = await payer(SUCCEEDS);
    const events = await eventsOf(customerId);
    expect(events.map(({ kind }) => kind).toSorted()).toEqual(['cardChanged', 'checkoutCompleted']);
    expect(events.find(({ kind }) => kind === 'checkoutCompleted')).toMatchObject({ payment: null });
  });

  test('a checkout that is ended can’t be paid, and says so once', async () => {
    const wanted = await order();
    const { checkoutId, url } = await provider().openCheckout(wanted, key());
    await provider().expireCheckout(checkoutId);
    await provider().expireCheckout(checkoutId);
    await world().pay(url, SUCCEEDS);
    expect(await provider().readCheckout(checkoutId)).toEqual({ state: 'expired' });
    const { reference } = wanted;
    expect(await eventsOf(wanted.customerId)).toMatchObject([{ kind: 'checkoutExpired', checkoutId, reference }]);
  });

  test('a checkout that is asked for twice with one key is one', async () => {
    const [wanted, once] = [await order(), key()];
    const opened = await provider().openCheckout(wanted, once);
    expect(await provider().openCheckout(wanted, once)).toEqual(opened);
    const other = { ...wanted, reference: newId() };
    await expect(provider().openCheckout(other, once)).rejects.toThrow(PaymentsFault);
  });

  test('a card is charged while its holder is away, once for each key', async () => {
    const charge = chargeOf(await payer(SUCCEEDS));
    const once = key();
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => provider().charge(charge, once)));
    expect(outcomes[0]).toMatchObject({ state: 'succeeded', card: { last4: '4242' } });
    expect(new Set(outcomes.map(({ paymentId }) => paymentId)).size).toBe(1);
    const charged = (await eventsOf(charge.customerId)).filter(({ kind }) => kind === 'paymentSucceeded');
    const { reference, amountCents } = charge;
    expect(charged).toMatchObject([{ paymentId: outcomes[0]?.paymentId, reference, amountCents }]);
  });

  test.each([
    [DECLINED_LATER, 'declined'],
    ['4000002760003184', 'needsAuthentication'],
  ])('the card %s is declined later: %s', async (number, reason) => {
    const charge = chargeOf(await payer(number));
    const outcome = await provider().charge(charge, key());
    expect(outcome).toMatchObject({ state: 'declined', reason });
    const failed = (await eventsOf(charge.customerId)).filter(({ kind }) => kind === 'paymentFailed');
    expect(failed).toMatchObject([{ paymentId: outcome.paymentId, reference: charge.reference, reason }]);
  });

  test('a customer without a card is declined', async () => {
    expect(await provider().charge(chargeOf(await makeCustomer()), key())).toMatchObject({ state: 'declined' });
  });

  test('another card takes the place of the first', async () => {
    const customerId = await payer(DECLINED_LATER);
    const { url } = await provider().openCheckout(await order({ customerId, mode: 'card', lines: [] }), key());
    await world().pay(url, SUCCEEDS);
    expect(await provider().readCard(customerId)).toMatchObject({ last4: '4242' });
    expect(await provider().charge(chargeOf(customerId), key())).toMatchObject({ state: 'succeeded' });
  });

  test('a payment is given back, and never more of it than there was', async () => {
    const charge = chargeOf(await payer(SUCCEEDS));
    const { paymentId } = await provider().charge(charge, key());
    const half = { paymentId, amountCents: cents(15_000), reason: 'Credit' };
    const { refundId } = await provider().refund(half, key());
    await provider().refund(half, key());
    const beyond = provider().refund({ ...half, amountCents: cents(1) }, key());
    await expect(beyond).rejects.toMatchObject({ name: 'PaymentsFault', isFinal: true });
    const refunds = (await eventsOf(charge.customerId)).filter(({ kind }) => kind === 'refunded');
    expect(refunds).toHaveLength(2);
    expect(refunds).toContainEqual(expect.objectContaining({ refundId, paymentId, amountCents: 15_000 }));
  });

  test('payments are listed from an instant on, those in vain too', async () => {
    const [good, bad] = [chargeOf(await payer(SUCCEEDS)), chargeOf(await payer(DECLINED_LATER))];
    const since = new Date();
    await provider().charge(good, key());
    await provider().charge(bad, key());
    const { payments, next } = await provider().listPayments(since, null);
    expect(payments).toMatchObject([
      { reference: good.reference, customerId: good.customerId, amountCents: 30_000, succeededAt: expect.any(Date) },
      { reference: bad.reference, succeededAt: null },
    ]);
    expect(next).toBeNull();
  });

  test('an event is fetched by its id; there is none with another', async () => {
    const customerId = await payer(SUCCEEDS);
    const [event = expect.unreachable()] = await eventsOf(customerId);
    expect(await provider().fetchEvent(event.id)).toEqual(event);
    for (const id of ['evt_none', '../events', '']) expect(await provider().fetchEvent(id)).toBeNull();
  });

  test.each([null, 'text', {}, { id: 'evt_1', type: 'price.created', data: { object: {} } }])(
    'an event of no interest is none: %j',
    (body) => {
      expect(provider().readEvent(body)).toBeNull();
    },
  );
}
