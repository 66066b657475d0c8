import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PAYMENT_LIMITS, TEST_CARDS } from '@launchyard/domain/payments';
import { openSession, rest } from '../rest/test-rest.ts';
import { RIGHT_CARD, startPayments, type TestPayments } from '../test-kit.ts';

let payments: TestPayments;
let customer: string;
/** The engine’s clock. It moves with each test, whose tries then count for themselves. */
let now = Date.now();
beforeAll(async () => {
  payments = await startPayments({ clock: () => new Date(now) });
  return () => payments.close();
});
beforeEach(async () => {
  now += 60_000;
  const input = { email: 'billing@northlight.example', metadata: { account_id: 'acc_1' } };
  customer = (await rest(payments, 'POST', '/v1/customers', input)).body.id;
});

const open = (changes: Record<string, unknown> = {}) =>
  openSession(payments, { customer, expires_at: now / 1000 + 3600, ...changes });
const read = async (id: string) => (await rest(payments, 'GET', `/v1/checkout/sessions/${id}`)).body;
const show = async (url: string) => {
  const response = await fetch(url, { redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const paymentsOf = async () =>
  (await rest(payments, 'GET', `/v1/payment_intents?created_gte=${now / 1000}`)).body.data.map(
    ({ status, decline_reason: reason }: { status: string; decline_reason: string | null }) => reason ?? status,
  );
const methods = async () => (await rest(payments, 'GET', `/v1/customers/${customer}/payment_methods`)).body.data;
const PAID = 'https://panel.example/payment-success';

test('the page says what is paid, and what will be', async () => {
  const { status, text } = await show((await open()).url);
  expect(status).toBe(200);
  for (const part of ['$140.00', '2 more CCU, Nov 21 to Dec 12', 'Sales tax', '$0.00', '$500.00']) {
    expect(text).toContain(part);
  }
  expect(text).toContain('Dec 12, 2050 · 5 CCU × $100.00');
});

test('texts of a checkout are no markup', async () => {
  const name = `<script>alert('x')</script>`;
  const { url } = await open({
    line_items: [{ name, description: name, amount: 100 }],
    customer_email: `"><i>@x.example`,
  });
  const { text } = await show(url);
  expect(text).not.toContain('<script>alert');
  expect(text).not.toContain('"><i>');
});

describe('a card', () => {
  test.each(TEST_CARDS.filter(({ atCheckout }) => atCheckout === 'succeeded'))('$meaning: pays', async ({ number }) => {
    const { id, url } = await open();
    const cvc = number.startsWith('3') ? '1234' : '123';
    expect(await payments.pay(url, { number, cvc })).toMatchObject({ status: 303, to: PAID });
    expect(await read(id)).toMatchObject({ status: 'complete', payment_intent: { amount: 14_000 } });
    expect(await methods()).toMatchObject([{ card: { last4: number.slice(-4), exp_month: 8, exp_year: 2049 } }]);
  });

  test.each([
    ['4000000000000002', 'Your card was declined.', 'declined'],
    ['4000000000009995', 'Your card has insufficient funds.', 'insufficientFunds'],
    ['4000000000000069', 'Your card has expired.', 'expiredCard'],
    ['4000000000000127', 'Your card’s security code is incorrect.', 'incorrectCvc'],
  ])('%s is declined in words, and another one pays', async (number, words, reason) => {
    const { id, url } = await open();
    const { status, text } = await payments.pay(url, { number });
    expect([status, text.includes(words)]).toEqual([402, true]);
    expect(await read(id)).toMatchObject({ status: 'open' });
    expect(await methods()).toEqual([]);
    await payments.pay(url);
    expect(await paymentsOf()).toEqual([reason, 'succeeded']);
  });

  test('that asks its holder pays when they confirm, once', async () => {
    const { id, url } = await open();
    expect(await payments.pay(url, { number: '4000002760003184' })).toMatchObject({
      to: expect.stringMatching(/\/confirm$/),
    });
    expect((await show(`${url}/confirm`)).text).toContain('with the card that ends in 3184');
    expect((await read(id)).status).toBe('open');
    await Promise.all(Array.from({ length: 5 }, () => payments.confirm(url, true)));
    expect(await paymentsOf()).toEqual(['succeeded']);
    expect((await read(id)).status).toBe('complete');
  });

  test('that asks its holder is declined when they do not, and can be tried again', async () => {
    const { url } = await open();
    await payments.pay(url, { number: '4000002760003184' });
    expect((await payments.confirm(url, false)).text).toContain('could not confirm that it is you');
    expect(await payments.confirm(url, true)).toMatchObject({
      status: 303,
      to: expect.stringMatching(/^\/pay\/[\w-]+$/),
    });
    expect(await paymentsOf()).toEqual(['needsAuthentication']);
    expect((await payments.pay(url)).to).toBe(PAID);
  });

  test('is only kept in a checkout that charges nothing', async () => {
    const { id, url } = await open({ mode: 'setup', line_items: [] });
    expect((await show(url)).text).toContain('Save card');
    expect((await payments.pay(url)).to).toBe(PAID);
    expect(await read(id)).toMatchObject({ status: 'complete', payment_intent: null });
    expect(await paymentsOf()).toEqual([]);
    expect(await methods()).toHaveLength(1);
  });
});

describe('a checkout is paid once', () => {
  test('by twenty clicks in several tabs: each is led to the same end', async () => {
    const { url } = await open();
    const answers = await Promise.all(Array.from({ length: 20 }, () => payments.pay(url)));
    expect(new Set(answers.map(({ to }) => to))).toEqual(new Set([PAID]));
    expect(await paymentsOf()).toEqual(['succeeded']);
  });

  test('and says so to whoever comes back', async () => {
    const { url } = await open();
    await payments.pay(url);
    const { text } = await show(url);
    expect(text).toContain('This payment is complete');
    expect(text).toContain(`href="${PAID}"`);
    expect(text).not.toContain('<form');
  });

  test('not after its time', async () => {
    const { id, url } = await open({ expires_at: now / 1000 + 10 });
    now += 10_000;
    const { status, text } = await payments.pay(url);
    expect([status, text.includes('This checkout has expired')]).toEqual([410, true]);
    expect(text).toContain('href="https://panel.example/plans"');
    expect((await read(id)).status).toBe('expired');
    expect(await paymentsOf()).toEqual([]);
  });

  test('a card that waits for its holder is charged no more after that time', async () => {
    const { url } = await open({ expires_at: now / 1000 + 10 });
    await payments.pay(url, { number: '4000002760003184' });
    now += 10_000;
    expect((await payments.confirm(url, true)).status).toBe(410);
    expect(await paymentsOf()).toEqual([]);
  });
});

describe('what is typed', () => {
  test('wrong is said beside its field, and nothing of the card is sent back', async () => {
    const { url } = await open();
    const { status, text } = await payments.pay(url, { zip: '1', name: 'Nora “N” Lindqvist' });
    expect(status).toBe(422);
    expect(text).toMatch(/id="zip"[^>]* aria-invalid="true" autofocus/);
    expect(text).toContain('<p class="problem" id="zip-problem">Enter a ZIP code such as 78701.</p>');
    expect(text).toContain('value="Nora “N” Lindqvist"');
    expect(text).not.toMatch(/value="(4242|123"|08 )/);
  });

  test('a script gets the problems, or where to go', async () => {
    const { url } = await open();
    const ask = async (changes: object) => {
      const body = new URLSearchParams({ ...RIGHT_CARD, ...changes });
      return (await fetch(url, { method: 'POST', body, headers: { accept: 'application/json' } })).json();
    };
    expect(await ask({ zip: '1' })).toEqual({ problems: { zip: 'Enter a ZIP code such as 78701.' } });
    expect(await ask({})).toEqual({ to: PAID });
  });

  test('many cards: the checkout ends', async () => {
    const { id, url } = await open();
    for (let count = 0; count < PAYMENT_LIMITS.triesPerCheckout; count++) {
      expect((await payments.pay(url, { number: '4000000000000002' })).status).toBe(402);
    }
    expect((await payments.pay(url)).status).toBe(410);
    expect((await read(id)).status).toBe('expired');
  });

  test('too much is not read, and too often not accepted', async () => {
    const { url } = await open();
    expect((await payments.pay(url, { name: 'x'.repeat(20_000) })).status).toBe(413);
    const statuses = [];
    for (let count = 0; count < 60; count++) statuses.push((await payments.pay(url, { zip: '' })).status);
    expect(statuses.at(-1)).toBe(429);
    now += 60_000;
    expect((await payments.pay(url)).to).toBe(PAID);
  });
});

test.each<Record<string, string>>([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
])('a form of another website is refused: %j', async (headers) => {
  const { id, url } = await open();
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams({ ...RIGHT_CARD }), headers });
  expect(response.status).toBe(403);
  expect((await read(id)).status).toBe('open');
});

test('a page runs only our script, is in no frame and no cache, and forms lead to us and the return addresses', async () => {
  const { headers } = await show((await open()).url);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self'; style-src 'self'");
  expect(policy).toContain("form-action 'self' https://panel.example;");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(headers.get('cache-control')).toBe('no-store');
});

test('its style, script and type are there, and stay the same', async () => {
  const { text } = await show((await open()).url);
  const paths = [...text.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path]) => path ?? '');
  expect(paths).toHaveLength(2);
  for (const path of [...paths, paths[0]?.replace('checkout.css', 'geist.woff2')]) {
    const response = await fetch(`${payments.url}${path}`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
  }
});

test.each(['/', '/pay', '/pay/short', `/pay/${'x'.repeat(32)}`, '/assets/x/checkout.css'])(
  '%s: there is no such checkout',
  async (path) => {
    expect((await show(`${payments.url}${path}`)).status).toBe(404);
    expect((await fetch(`${payments.url}${path}`, { method: 'POST', body: '' })).status).toBe(404);
  },
);
