import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { once } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { SpeedLimit, type Clock, type PartLink } from '@launchyard/transfer';
import { putPart } from './put-part.ts';

const BODY = Buffer.alloc(1000, 'x');
const SHA256 = createHash('sha256').update(BODY).digest('hex');

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A store that accepts one part and records what arrived. */
async function aStore(status = 200) {
  const came: { bytes: number; headers: IncomingHttpHeaders } = { bytes: 0, headers: {} };
  const server = createServer((request, response) => {
    came.headers = request.headers;
    request.on('data', (chunk: Buffer) => (came.bytes += chunk.length));
    request.on('end', () => response.writeHead(status).end());
    if (status >= 400) response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the store has no port');
  const headers = [{ name: 'x-part-number', value: '7' }];
  const link: PartLink = {
    number: 7,
    method: 'PUT',
    url: `http://127.0.0.1:${address.port}/a`,
    headers,
    sha256Header: 'x-sum',
  };
  return { link, came };
}

/** Time that only advances with `pass`. */
function aClock(): Clock & { pass: (ms: number) => void } {
  let now = 0;
  const timers = new Set<{ at: number; fire: () => void }>();
  return {
    now: () => now,
    after(ms, then) {
      const timer = { at: now + ms, fire: then };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    pass(ms) {
      now += ms;
      for (const timer of [...timers].filter(({ at }) => at <= now)) {
        timers.delete(timer);
        timer.fire();
      }
    },
  };
}

test('a part is sent with the headers of its link, and its hash under the header that the link names', async () => {
  const { link, came } = await aStore();
  const limit = new SpeedLimit(aClock());
  const sent: number[] = [];
  const signal = new AbortController().signal;
  const outcome = await putPart(link, BODY, SHA256, { signal, limit, onProgress: (bytes) => sent.push(bytes) });
  expect(outcome).toEqual({ kind: 'stored' });
  expect(came.headers).toMatchObject({ 'x-part-number': '7', 'x-sum': SHA256, 'content-length': '1000' });
  expect(sent.at(-1)).toBe(BODY.length);
});

test('a limit applies within a part, in pieces small enough that a slow connection never counts as dead', async () => {
  const { link, came } = await aStore();
  const clock = aClock();
  const limit = new SpeedLimit(clock, 200);
  const signal = new AbortController().signal;
  const put = putPart(link, BODY, SHA256, { signal, limit, onProgress: () => undefined });
  for (let quarters = 1; quarters < 20; quarters++) {
    await vi.waitFor(() => expect(came.bytes).toBe(quarters * 50));
    clock.pass(250);
  }
  expect(await put).toEqual({ kind: 'stored' });
});

test('a part that is refused early does not wait for the rest', async () => {
  const { link } = await aStore(403);
  const limit = new SpeedLimit(aClock(), 200);
  const signal = new AbortController().signal;
  const outcome = await putPart(link, BODY, SHA256, { signal, limit, onProgress: () => undefined });
  expect(outcome).toEqual({ kind: 'refused', status: 403, retryAfterSeconds: null });
});

test('a missing store is a lost connection; stopping by hand is an interruption', async () => {
  const limit = new SpeedLimit(aClock());
  const { link } = await aStore();
  const nowhere = { ...link, url: 'http://127.0.0.1:1/a' };
  const options = { limit, onProgress: () => undefined };
  const { signal } = new AbortController();
  expect(await putPart(nowhere, BODY, SHA256, { ...options, signal })).toEqual({ kind: 'lost' });
  const stopped = AbortSignal.abort();
  await expect(putPart(link, BODY, SHA256, { ...options, signal: stopped })).rejects.toThrow('interrupted');
});
