import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PAYMENT_EVENTS_PATH } from '@launchyard/contract/payments';
import { openSession, rest } from '../rest/test-rest.ts';
import { startPayments, type TestPayments } from '../test-kit.ts';

interface Heard {
  path: string | undefined;
  signature: string | undefined;
  body: string;
  event: { id: string; type: string };
}

let hooks: Server;
let heard: Heard[];
/** The status of an answer; null: none. */
let answer: (event: Heard['event']) => number | null;
let payments: TestPayments;
let customer: string;

beforeEach(async () => {
  heard = [];
  answer = () => 204;
  hooks = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const event = JSON.parse(body);
      heard.push({ path: request.url, signature: request.headers['stripe-signature']?.toString(), body, event });
      const status = answer(event);
      if (status !== null) response.writeHead(status).end();
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => hooks.once('listening', resolve));
  const address = hooks.address();
  if (address === null || typeof address === 'string') throw new Error('a listening server has a port');
  payments = await startPayments({ hooksUrl: `http://127.0.0.1:${address.port}` });
  const input = { email: 'billing@northlight.example', metadata: { account_id: 'acc_1' } };
  customer = (await rest(payments, 'POST', '/v1/customers', input)).body.id;
});
afterEach(async () => {
  await payments.close();
  hooks.closeAllConnections();
  await new Promise((resolve) => hooks.close(resolve));
});

const types = () => heard.map(({ event }) => event.type);
const charge = () =>
  rest(payments, 'POST', '/v1/payment_intents', {
    customer,
    amount: 10_000,
    description: 'Pay Per Concurrent User',
    metadata: { reference: 'inv_1' },
  });
const PAID = ['payment_method.attached', 'payment_intent.succeeded', 'checkout.session.completed'];

async function payOnce(): Promise<void> {
  const { url } = await openSession(payments, { customer });
  await payments.pay(url);
}

test('what happened is told in its order, signed over exactly what is sent', async () => {
  await payOnce();
  await vi.waitFor(() => expect(types()).toEqual(PAID));
  for (const { path, signature, body } of heard) {
    expect(path).toBe(PAYMENT_EVENTS_PATH);
    const [, time, mark] = /^t=(\d+),v1=([\da-f]{64})$/.exec(signature ?? '') ?? [];
    expect(mark).toBe(createHmac('sha256', payments.webhookSecret).update(`${time}.${body}`).digest('hex'));
  }
  expect(JSON.stringify(heard)).not.toContain('4242424242424242');
});

test('an event that is refused comes again with its id, and the next ones do not wait for it', async () => {
  answer = ({ type }) => (type === 'payment_method.attached' && heard.length === 1 ? 500 : 204);
  await payOnce();
  await vi.waitFor(() => expect(types()).toEqual([...PAID, 'payment_method.attached']));
  expect(heard.at(-1)?.event.id).toBe(heard[0]?.event.id);
  expect(heard.at(-1)?.body).toBe(heard[0]?.body);
});

test('an event that is not answered at all holds up no other', async () => {
  answer = ({ type }) => (type === 'payment_method.attached' ? null : 204);
  await payOnce();
  await vi.waitFor(() => expect(types()).toEqual(PAID));
});

test('what was not told before the end is told by the next process, and nothing else', async () => {
  answer = () => 503;
  await payOnce();
  await vi.waitFor(() => expect(heard.length).toBeGreaterThanOrEqual(1));
  answer = () => 204;
  await payments.restart();
  await vi.waitFor(() => expect(new Set(types())).toEqual(new Set(PAID)));
  await vi.waitFor(async () => expect(await untold()).toBe(0));
  heard = [];
  await payments.restart();
  await charge();
  await vi.waitFor(() => expect(types()).toEqual(['payment_intent.succeeded']));
});

test('whoever missed events reads them', async () => {
  await payOnce();
  await charge();
  const { body } = await rest(payments, 'GET', '/v1/events');
  expect(body.data.map(({ type }: { type: string }) => type)).toEqual([...PAID, 'payment_intent.succeeded']);
  const { body: later } = await rest(payments, 'GET', `/v1/events?starting_after=${body.data[2].id}`);
  expect(later).toMatchObject({ data: [{ type: 'payment_intent.succeeded' }], has_more: false });
});

/** How many events have not been taken. */
async function untold(): Promise<number> {
  const { DatabaseSync } = await import('node:sqlite');
  using database = new DatabaseSync(`${payments.dataDir}/payments/payments.sqlite`, { readOnly: true });
  const row = database.prepare('SELECT count(*) AS count FROM events WHERE next_try_at IS NOT NULL').get();
  return Number(row?.['count']);
}
