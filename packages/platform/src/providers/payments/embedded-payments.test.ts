import { createServer } from 'node:http';
import { beforeAll, expect, test } from 'vitest';
import { startPayments, type TestPayments } from '@launchyard/testing/world/payments';
import { portOf } from '@launchyard/testing/world/ports';
import { embeddedPayments } from './embedded-payments.ts';
import { PaymentsFault } from './payments-fault.ts';
import { providerCases } from './test-provider-cases.ts';

let payments: TestPayments;
beforeAll(async () => {
  payments = await startPayments();
  return () => payments.close();
});

providerCases(() => ({
  provider: embeddedPayments(payments),
  async pay(pageUrl, number) {
    const { to } = await payments.pay(pageUrl, { number });
    if (to?.endsWith('/confirm')) await payments.confirm(pageUrl, true);
  },
  async events() {
    const all: unknown[] = [];
    for (let after = ''; ;) {
      const response = await fetch(`${payments.url}/v1/events?${after}`, {
        headers: { authorization: `Bearer ${payments.token}` },
      });
      const page: { data: { id: string }[]; has_more: boolean } = await response.json();
      all.push(...page.data);
      if (!page.has_more) return all;
      after = `starting_after=${page.data.at(-1)?.id}`;
    }
  },
}));

const customer = { accountId: 'acc_1', email: 'billing@northlight.example' };
const KEY = 'a key of one test';

/** An engine that answers each call as it is told, in turn; null: it hangs up. */
async function withAnswers(answers: ({ status: number; body: string } | null)[], run: (url: string) => Promise<void>) {
  const keys: unknown[] = [];
  const server = createServer((request, response) => {
    keys.push(request.headers['idempotency-key']);
    const answer = answers.shift();
    if (!answer) request.socket.destroy();
    else response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  try {
    await run(`http://127.0.0.1:${portOf(server)}`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  return keys;
}

const MADE = JSON.stringify({ id: 'cus_1', object: 'customer', email: customer.email, created: 1 });

test.each([null, { status: 500, body: '{}' }])(
  'a call that fails once is made again with its key: %j',
  async (first) => {
    const keys = await withAnswers([first, { status: 200, body: MADE }], async (url) => {
      expect(await embeddedPayments({ url, token: 'x' }).createCustomer(customer, KEY)).toEqual({
        customerId: 'cus_1',
      });
    });
    expect(keys).toEqual([KEY, KEY]);
  },
);

test.each([
  ['hangs up twice', [null, null], false],
  ['answers something else', [{ status: 200, body: '{"id":1}' }], false],
  ['answers no JSON', [{ status: 200, body: '<html>' }], false],
  ['has had enough', [{ status: 429, body: '{}' }], false],
  ['knows another token', [{ status: 401, body: '{}' }], false],
  ['refuses', [{ status: 400, body: '{}' }], true],
])('an engine that %s is a fault', async (_, answers, isFinal) => {
  await withAnswers(answers, async (url) => {
    const asked = embeddedPayments({ url, token: 'x' }).createCustomer(customer, KEY);
    await expect(asked).rejects.toMatchObject({ name: 'PaymentsFault', isFinal });
  });
});

test.each([400, 401, 403, 429])('an event is not taken for unknown because the engine answers %i', async (status) => {
  await withAnswers([{ status, body: '{}' }], async (url) => {
    await expect(embeddedPayments({ url, token: 'x' }).fetchEvent('evt_1')).rejects.toMatchObject({ status });
  });
});

test('an engine that does not answer in time is a fault', async () => {
  const server = createServer(() => undefined).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const slow = embeddedPayments({ url: `http://127.0.0.1:${portOf(server)}`, token: 'x', milliseconds: 50 });
  await expect(slow.createCustomer(customer, KEY)).rejects.toThrow(PaymentsFault);
  server.closeAllConnections();
  server.close();
});

test('a wrong token is a fault', async () => {
  const stranger = embeddedPayments({ url: payments.url, token: 'somebody else’s' });
  await expect(stranger.readCard('cus_1')).rejects.toThrow(PaymentsFault);
});
