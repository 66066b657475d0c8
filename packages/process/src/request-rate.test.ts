import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UPGRADE_UNITS } from '@launchyard/domain/session';
import { createGuardedServer, PUBLIC_BOUNDS, type RequestJudge } from './guarded-server.ts';

let server: Server;
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => {
  server.close().closeAllConnections();
  vi.useRealTimers();
});

const RATE = { burst: 4, perSecond: 2 };

interface Options extends RequestJudge {
  rate?: typeof RATE;
  trustedProxies?: string[];
}

/** A server that says hello, and whose clients have that rate. */
async function start({ rate = RATE, trustedProxies = [], ...judge }: Options = {}) {
  const handle = vi.fn<RequestListener>((_, response) => void response.end('hello'));
  server = createGuardedServer(handle, { ...PUBLIC_BOUNDS, requests: rate }, trustedProxies, judge);
  server.on('upgrade', (_, socket: Socket) => {
    socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n').on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('it listens on a port');
  return { port: address.port, handle };
}

interface Told {
  status: number;
  retryAfter: string | undefined;
  text: string;
}

interface Asking {
  from?: string;
  headers?: Record<string, string>;
}

function get(port: number, { from = '127.0.0.1', headers = {} }: Asking = {}): Promise<Told> {
  return new Promise((resolve, reject) => {
    const told = (response: IncomingMessage) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      const facts = { status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] };
      response.on('end', () => resolve({ ...facts, text }));
    };
    const asked = httpRequest({ port, host: '127.0.0.1', localAddress: from, headers, agent: false }, told);
    asked.on('upgrade', (response, socket) => {
      socket.destroy();
      resolve({ status: response.statusCode ?? 0, retryAfter: undefined, text: '' });
    });
    asked.on('error', reject).end();
  });
}
const socketOf = (port: number) => get(port, { headers: { connection: 'Upgrade', upgrade: 'websocket' } });

/** Resolves when so many requests wait for their time or for their refusal. */
const waiting = (count: number) => expect.poll(() => vi.getTimerCount()).toBe(count);

test('what comes too early waits; another address does not wait for it', async () => {
  const { port, handle } = await start();
  for (let i = 0; i < RATE.burst; i++) expect((await get(port)).status).toBe(200);
  const early = get(port);
  await waiting(1);
  expect(handle).toHaveBeenCalledTimes(RATE.burst);
  expect((await get(port, { from: '127.0.0.2' })).text).toBe('hello');
  await vi.advanceTimersByTimeAsync(500);
  expect((await early).text).toBe('hello');
});

test('what would have to wait too long is refused after a while, in words, and takes nothing', async () => {
  const { port, handle } = await start();
  const asked = Array.from({ length: 100 }, () => get(port));
  await waiting(100 - RATE.burst);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(handle).toHaveBeenCalledTimes(RATE.burst + 4);
  await vi.advanceTimersByTimeAsync(3_000);
  const refused = (await Promise.all(asked)).filter(({ status }) => status === 429);
  expect(refused).toHaveLength(100 - RATE.burst - 4);
  expect(refused[0]).toMatchObject({ retryAfter: '3', text: expect.stringContaining('Wait a moment') });
  for (let i = 0; i < RATE.burst; i++) expect((await get(port)).status).toBe(200);
});

test('a client that goes while it waits is forgotten', async () => {
  const { port, handle } = await start();
  for (let i = 0; i < RATE.burst; i++) await get(port);
  const asked = httpRequest({ port, host: '127.0.0.1', agent: false });
  asked.on('error', () => undefined).end();
  await waiting(1);
  asked.destroy();
  await waiting(0);
  expect(handle).toHaveBeenCalledTimes(RATE.burst);
});

test('a sender who is known pays otherwise, also beside strangers of the same address', async () => {
  const { port } = await start({ isKnown: ({ headers }) => headers.authorization === 'Bearer known' });
  for (let i = 0; i < RATE.burst; i++) await get(port);
  const stranger = get(port);
  await waiting(1);
  for (let i = 0; i < 3 * RATE.burst; i++) {
    expect((await get(port, { headers: { authorization: 'Bearer known' } })).status).toBe(200);
  }
  await vi.advanceTimersByTimeAsync(500);
  expect((await stranger).status).toBe(200);
});

test('a request may use more than one unit', async () => {
  const { port } = await start({ units: () => RATE.burst });
  expect((await get(port)).status).toBe(200);
  const second = get(port);
  await waiting(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect((await second).status).toBe(200);
});

test('behind our proxy each client has a rate, not the proxy', async () => {
  const { port } = await start({ trustedProxies: ['127.0.0.1'] });
  const from = (client: string) => get(port, { headers: { 'x-forwarded-for': client } });
  for (let i = 0; i < RATE.burst; i++) await from('192.0.2.1');
  const early = from('192.0.2.1');
  await waiting(1);
  expect((await from('192.0.2.2')).status).toBe(200);
  await vi.advanceTimersByTimeAsync(500);
  expect((await early).status).toBe(200);
});

test('a socket uses more, and one that comes too early is refused at once or a little later, never handled', async () => {
  const { port, handle } = await start({ rate: { burst: UPGRADE_UNITS, perSecond: 1 } });
  expect((await socketOf(port)).status).toBe(101);
  const early = socketOf(port);
  await waiting(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect((await early).status).toBe(429);
  expect(handle).not.toHaveBeenCalled();
});
