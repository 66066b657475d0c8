import { beforeAll, describe, expect, test } from 'vitest';
import { PAYMENT_LIMITS } from '@launchyard/domain/payments';
import { startPayments, type TestPayments } from '../test-kit.ts';
import { newKey, openSession, rest, type RestAnswer } from './test-rest.ts';

let payments: TestPayments;
beforeAll(async () => {
  payments = await startPayments();
  return () => payments.close();
});

const ask = (method: 'GET' | 'POST', path: string, input?: unknown, key?: string) =>
  rest(payments, method, path, input, key);

async function makeCustomer(): Promise<string> {
  const input = { email: 'billing@northlight.example', metadata: { account_id: 'acc_1' } };
  return (await ask('POST', '/v1/customers', input)).body.id;
}

/** A customer whose card was kept. */
async function makePayer(number: string): Promise<string> {
  const customer = await makeCustomer();
  const { url } = await openSession(payments, { customer, mode: 'setup', line_items: [] });
  expect((await payments.pay(url, { number })).status).toBe(303);
  return customer;
}

const charge = (customer: string, key?: string, amount = 10_000): Promise<RestAnswer> =>
  ask(
    'POST',
    '/v1/payment_intents',
    { customer, amount, description: 'Pay Per Concurrent User', metadata: { reference: 'inv_1' } },
    key,
  );

describe('who may call', () => {
  test.each(['', 'Bearer ', 'Bearer another token of 32 characters.'])('%j is nobody', async (authorization) => {
    const response = await fetch(`${payments.url}/v1/events`, { headers: { authorization } });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error: { type: 'authentication_error' } });
  });

  test('without a key nothing is written', async () => {
    const input = { email: 'a@b.example', metadata: { account_id: 'acc_1' } };
    const { status, body } = await ask('POST', '/v1/customers', input, '');
    expect([status, body.error.type]).toEqual([400, 'invalid_request_error']);
  });
});

describe('what is asked twice happens once', () => {
  test('the same key and input: the same answer', async () => {
    const customer = await makePayer('4242424242424242');
    const key = newKey();
    const [first, second] = [await charge(customer, key), await charge(customer, key)];
    expect(second.body).toEqual(first.body);
  });

  test('fifty at once are one charge', async () => {
    const customer = await makePayer('4242424242424242');
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 50 }, () => charge(customer, key)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const { body } = await ask('GET', `/v1/payment_intents?limit=100`);
    expect(body.data.filter((payment: { customer: string }) => payment.customer === customer)).toHaveLength(1);
  });

  test('the same key with other input, or for another call, is refused', async () => {
    const customer = await makePayer('4242424242424242');
    const key = newKey();
    const { body: paid } = await charge(customer, key);
    const refund = { payment_intent: paid.id, amount: 10_000, reason: 'A mistake' };
    for (const other of [await charge(customer, key, 10_001), await ask('POST', '/v1/refunds', refund, key)]) {
      expect([other.status, other.body.error.type]).toEqual([400, 'idempotency_error']);
    }
  });

  test('a declined charge stays declined under its key', async () => {
    const customer = await makePayer('4000000000000341');
    const key = newKey();
    expect((await charge(customer, key)).body).toMatchObject({ decline_reason: 'declined' });
    const { url } = await openSession(payments, { customer, mode: 'setup', line_items: [] });
    await payments.pay(url);
    expect((await charge(customer, key)).body).toMatchObject({ decline_reason: 'declined' });
    expect((await charge(customer)).body).toMatchObject({ status: 'succeeded' });
  });
});

test.each([
  ['POST', '/v1/payment_intents', { customer: 'cus_1', amount: 0, description: '', metadata: { reference: 'a' } }],
  ['POST', '/v1/payment_intents', { customer: 'cus_1', amount: 1.5, description: '', metadata: { reference: 'a' } }],
  ['POST', '/v1/payment_intents', { customer: 'cus_1', amount: 1e300, description: '', metadata: { reference: 'a' } }],
  ['POST', '/v1/refunds', { payment_intent: 'pi_1', amount: -1, reason: '' }],
  ['POST', '/v1/customers', { email: 'a@b.example', metadata: { account_id: 'acc_1' }, more: 1 }],
  ['POST', '/v1/customers', 'x'.repeat(300_000)],
  ['GET', '/v1/events?limit=1000', undefined],
] as const)('%s %s of something malformed is refused: %#', async (method, path, input) => {
  const { status, body } = await ask(method, path, input);
  expect([status, body.error.type]).toEqual([400, 'invalid_request_error']);
});

test.each([
  ['GET', '/v1/checkout/sessions/cs_none', undefined],
  ['POST', '/v1/checkout/sessions/cs_none/expire', undefined],
  ['GET', '/v1/customers/cus_none/payment_methods', undefined],
  ['POST', '/v1/refunds', { payment_intent: 'pi_none', amount: 1, reason: '' }],
  ['GET', '/v1/events?starting_after=evt_none', undefined],
  ['GET', '/v1/events/evt_none', undefined],
  ['GET', '/v1/nothing', undefined],
  ['DELETE', '/v1/customers', undefined],
] as const)('%s %s: nothing is there', async (method, path, input) => {
  const response = await rest(payments, method, path, input);
  expect([response.status, response.body.error.type]).toEqual([404, 'resource_missing']);
});

describe('a checkout', () => {
  test.each([
    ['nothing to pay', { line_items: [] }],
    ['credits beyond what is due', { line_items: [line(100), line(-100)] }],
    ['more than can be charged', { line_items: [line(PAYMENT_LIMITS.mostCents), line(1)] }],
    ['an expiry in the past', { expires_at: 1 }],
    ['a return address that runs scripts', { success_url: 'javascript:alert(1)' }],
    ['a relative return address', { cancel_url: '/plans' }],
    ['half a cent', { line_items: [line(0.5)] }],
  ])('with %s is not opened', async (_, changes) => {
    const customer = await makeCustomer();
    const asked = openSession(payments, { customer, ...changes });
    await expect(asked).rejects.toThrow('invalid_request_error');
  });

  test('its address is told only to whoever opened it, and is not its id', async () => {
    const { id, url } = await openSession(payments, { customer: await makeCustomer() });
    expect(url).toMatch(/\/pay\/[\w-]{32}$/);
    expect(url).not.toContain(id);
    expect((await ask('GET', `/v1/checkout/sessions/${id}`)).body).toMatchObject({ status: 'open', url: null });
  });

  test('that was paid stays complete when it is to expire', async () => {
    const { id, url } = await openSession(payments, { customer: await makeCustomer() });
    await payments.pay(url);
    expect((await ask('POST', `/v1/checkout/sessions/${id}/expire`)).body).toMatchObject({ status: 'complete' });
  });

  test('beyond the limit of a customer ends their oldest, and nobody else’s', async () => {
    const [customer, other] = [await makeCustomer(), await makeCustomer()];
    const theirs = await openSession(payments, { customer: other });
    const opened = [];
    for (let count = 0; count <= PAYMENT_LIMITS.openCheckouts; count++) {
      opened.push(await openSession(payments, { customer }));
    }
    const states = await Promise.all(
      [...opened, theirs].map(({ id }) => ask('GET', `/v1/checkout/sessions/${id}`).then(({ body }) => body.status)),
    );
    expect(states.indexOf('open')).toBe(1);
    expect(states.lastIndexOf('expired')).toBe(0);
  });

  test('a customer who opens a thousand is stopped, and others are not', async () => {
    const [customer, other] = [await makeCustomer(), await makeCustomer()];
    const open = () => openSession(payments, { customer });
    for (let count = 0; count < PAYMENT_LIMITS.checkoutsPerHour; count++) await open();
    await expect(open()).rejects.toThrow('rate_limit_error');
    await openSession(payments, { customer: other });
  });
});

test('refunds are never more than what was paid, however many are asked for at once', async () => {
  const { body: paid } = await charge(await makePayer('4242424242424242'));
  const refund = (amount: number) =>
    ask('POST', '/v1/refunds', { payment_intent: paid.id, amount, reason: 'A mistake' });
  const answers = await Promise.all(Array.from({ length: 5 }, () => refund(3_000)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect((await refund(1_000)).status).toBe(200);
  expect((await refund(1)).status).toBe(400);
});

test('an event is read by its id, as it was listed', async () => {
  await makePayer('4242424242424242');
  const { data } = (await ask('GET', '/v1/events?limit=100')).body;
  const last = data.at(-1);
  expect((await ask('GET', `/v1/events/${last.id}`)).body).toEqual(last);
});

test('lists are read oldest first, a page at a time', async () => {
  const customer = await makePayer('4242424242424242');
  const ids = [];
  for (let count = 0; count < 3; count++) ids.push((await charge(customer)).body.id);
  const first = await ask('GET', `/v1/payment_intents?starting_after=${ids[0]}&limit=1`);
  expect(first.body).toMatchObject({ data: [{ id: ids[1] }], has_more: true });
  const second = await ask('GET', `/v1/payment_intents?starting_after=${ids[1]}&limit=1`);
  expect(second.body).toMatchObject({ data: [{ id: ids[2] }], has_more: false });
});

function line(amount: number) {
  return { name: 'Pay Per Concurrent User', description: null, amount };
}
