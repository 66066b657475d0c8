import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { COMPILED } from '@launchyard/testing/compiled';
import { freePorts } from '@launchyard/testing/world/ports';
import { newKey, openSession, rest } from './rest/test-rest.ts';
import { RIGHT_CARD } from './test-kit.ts';

const MAIN = fileURLToPath(new URL('main-payments.ts', import.meta.url));
const token = 'the token of the services of one test';
const NUMBER = '4242424242424242';

let dataDir: string;
let url: string;
let port: number;
let child: ChildProcess;
let said: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'launchyard-killed-'));
  [port] = await freePorts();
  url = `http://127.0.0.1:${port}`;
  said = '';
  await start();
});
afterEach(async () => {
  await kill();
  await rm(dataDir, { recursive: true });
});

async function start(): Promise<void> {
  child = fork(MAIN, [], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: COMPILED,
      DATA_DIR: dataDir,
      CHECKOUT_PORT: String(port),
      PAYMENTS_TOKEN: token,
      PAYMENTS_WEBHOOK_SECRET: 'the secret of the events of one test',
      LOG_LEVEL: 'debug',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await once(child, 'message');
}

async function kill(): Promise<void> {
  if (child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

const ask = (path: string, input?: unknown, key?: string) =>
  rest({ url, token }, input === undefined ? 'GET' : 'POST', path, input, key);

test('kill -9 loses no charge that was answered and makes none twice', async () => {
  const made = await ask('/v1/customers', { email: 'a@b.example', metadata: { account_id: 'acc_1' } });
  const customer: string = made.body.id;
  const { url: page } = await openSession({ url, token }, { customer });
  await fetch(page, { method: 'POST', body: new URLSearchParams({ ...RIGHT_CARD }), redirect: 'manual' });
  const answered = new Map<string, string>();
  const charge = async (key: string) => {
    const input = { customer, amount: 100, description: 'Minutes', metadata: { reference: key } };
    const { status, body } = await ask('/v1/payment_intents', input, key);
    expect(status).toBe(200);
    answered.set(key, body.id);
  };
  const keys: string[] = [];
  // On a slow machine all may be answered before the kill: then it was for nothing.
  for (let kills = 0; kills < 2;) {
    const round = Array.from({ length: 12 }, newKey);
    keys.push(...round);
    const before = answered.size;
    const charges = round.map((key) => charge(key).catch(() => undefined));
    // In the middle: some were answered, others are on their way.
    await vi.waitFor(() => expect(answered.size).toBeGreaterThan(before + 2), { interval: 1 });
    await kill();
    await Promise.all(charges);
    if (answered.size < before + round.length) kills += 1;
    await start();
  }
  const first = new Map(answered);
  // Everybody asks again, as a caller does who got no answer.
  await Promise.all(keys.map(charge));
  for (const [key, id] of first) expect(answered.get(key)).toBe(id);
  const { body } = await ask('/v1/payment_intents');
  const references = body.data.map(({ metadata }: { metadata: { reference: string } }) => metadata.reference);
  expect(references.toSorted()).toEqual(['chk_1', ...keys].toSorted());
  const { body: events } = await ask('/v1/events?limit=100');
  expect(events.data.filter(({ type }: { type: string }) => type === 'payment_intent.succeeded')).toHaveLength(
    keys.length + 1,
  );
});

test('no number of a card is kept or logged', async () => {
  const made = await ask('/v1/customers', { email: 'a@b.example', metadata: { account_id: 'acc_1' } });
  const { url: page } = await openSession({ url, token }, { customer: made.body.id });
  for (const changes of [{ zip: '1' }, { cvc: '98765' }, {}]) {
    const body = new URLSearchParams({ ...RIGHT_CARD, ...changes });
    await fetch(page, { method: 'POST', body, redirect: 'manual' });
  }
  await kill();
  const folder = join(dataDir, 'payments');
  const files = await readdir(folder);
  expect(files).toContain('payments.sqlite-wal');
  const kept = await Promise.all(files.map((file) => readFile(join(folder, file), 'latin1')));
  const everything = [...kept, said].join('\n');
  expect(everything).toContain('"last4":"4242"');
  for (const secret of [NUMBER, RIGHT_CARD.number, token]) expect(everything).not.toContain(secret);
});
