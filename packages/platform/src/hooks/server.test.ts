import { once } from 'node:events';
import type { OutgoingHttpHeaders, Server } from 'node:http';
import { connect } from 'node:net';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { signBody } from '@launchyard/testing/world/signed';
import { hashToken, makeToken } from '../kit/tokens.ts';
import { signedHook, tokenHook } from './hook.ts';
import { buildHooksServer } from './server.ts';
import { answerTo, beginTo, sendTo, type Sent } from './test-sending.ts';

const SECRET = 'the secret of one sender in one test';
const OLDER = 'the secret that it replaces';
const LIMIT = 64 * 1024;
const TOKEN = makeToken('streamingKey');
const MACHINE = { machine: 'm1' };

let now = new Date('2026-11-22T12:00:00Z');
let server: Server;
let port: number;
const lines: string[] = [];
const take = vi.fn<(input: { id: string }) => Promise<object | void>>();
const find = vi.fn<(hash: Buffer) => Promise<typeof MACHINE | null>>();
const report = vi.fn(async (input: { load: number }, sender: object) => ({ ...sender, ...input }));

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  for (const mock of [take, find, report]) mock.mockClear();
  take.mockResolvedValue(undefined);
  find.mockImplementation(async (hash) => (hash.equals(hashToken(TOKEN)) ? MACHINE : null));
  lines.length = 0;
  now = new Date('2026-11-22T12:00:00Z');
  server = buildHooksServer({
    clock: () => now,
    log: pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) }),
    trustedProxies: ['127.0.0.40'],
    checkReady: () => Promise.resolve(),
    hooks: [
      signedHook({
        path: '/payments/events',
        mostBytes: LIMIT,
        header: 'sender-signature',
        secrets: [SECRET, OLDER],
        input: z.object({ id: z.string() }),
        handle: take,
      }),
      tokenHook({
        path: '/machines/report',
        kind: 'streamingKey',
        find,
        input: z.object({ load: z.number() }),
        handle: report,
      }),
    ],
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('it listens on a port');
  ({ port } = address);
});
afterEach(() => {
  server.close().closeAllConnections();
  vi.useRealTimers();
});

const EVENT = JSON.stringify({ id: 'evt_1' });
const signature = (body = EVENT, secret = SECRET, at = now) => ({ 'sender-signature': signBody(body, secret, at) });
const sentence = z.object({ error: z.object({ code: z.string(), message: z.string() }) });

const send = ({ path = '/payments/events', body = EVENT, headers = signature(body), ...how }: Partial<Sent>) =>
  sendTo(port, { path, body, headers, ...how });
const begin = (headers: OutgoingHttpHeaders, { path = '/payments/events', from = '127.0.0.1' } = {}) =>
  beginTo(port, { path, headers, from });

/** The number of connections right now. */
const held = () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));

const faults = () => lines.filter((line) => line.includes('"level":50')).join('');

test('a message signed with either secret arrives, parsed, and is answered once it is processed', async () => {
  const dealt = Promise.withResolvers<void>();
  take.mockReturnValueOnce(dealt.promise);
  let isAnswered = false;
  const first = send({}).finally(() => (isAnswered = true));
  await vi.waitFor(() => expect(take).toHaveBeenCalledWith({ id: 'evt_1' }));
  expect(isAnswered).toBe(false);
  dealt.resolve();
  expect(await first).toMatchObject({ status: 204, text: '' });
  expect((await send({ headers: signature(EVENT, OLDER) })).status).toBe(204);
  const both = `${signBody(EVENT, 'a secret that nobody here knows', now)},v0=00,${signBody(EVENT, SECRET, now).split(',')[1]}`;
  expect((await send({ headers: { 'sender-signature': both } })).status).toBe(204);
});

test.each<[string, () => OutgoingHttpHeaders]>([
  ['nothing', () => ({})],
  ['another secret', () => signature(EVENT, 'a secret that nobody here knows')],
  ['another body', () => signature(JSON.stringify({ id: 'evt_2' }))],
  [
    'another time than stated',
    () => ({
      'sender-signature': signBody(EVENT, SECRET, now).replace(/^t=\d+/, (t) => `t=${Number(t.slice(2)) + 1}`),
    }),
  ],
  ['two times', () => ({ 'sender-signature': `t=1,${signBody(EVENT, SECRET, now)}` })],
  ['another scheme', () => ({ 'sender-signature': signBody(EVENT, SECRET, now).replace('v1', 'v0') })],
  ['a part of it', () => ({ 'sender-signature': signBody(EVENT, SECRET, now).slice(0, -2) })],
  ['five minutes and a second ago', () => signature(EVENT, SECRET, new Date(now.getTime() - 301_000))],
  ['five minutes and a second from now', () => signature(EVENT, SECRET, new Date(now.getTime() + 301_000))],
])('a message signed with %s is refused and not processed', async (_, headers) => {
  const answered = await send({ headers: headers() });
  expect(answered.status).toBe(401);
  expect(sentence.parse(JSON.parse(answered.text)).error.code).toBe('UNAUTHENTICATED');
  expect(answered.text).not.toContain(SECRET);
  expect(take).not.toHaveBeenCalled();
});

test('a message from five minutes ago is still accepted', async () => {
  expect((await send({ headers: signature(EVENT, SECRET, new Date(now.getTime() - 300_000)) })).status).toBe(204);
});

test('a body at the limit is accepted, one byte more is refused, with or without a stated length', async () => {
  const most = JSON.stringify({ id: 'x'.repeat(LIMIT - 9) });
  expect((await send({ body: most })).status).toBe(204);
  expect(take).toHaveBeenLastCalledWith({ id: 'x'.repeat(LIMIT - 9) });
  const more = `${most} `;
  const streamed = { ...signature(more), 'transfer-encoding': 'chunked' };
  expect((await send({ body: more, headers: streamed })).status).toBe(413);
  const declared = await answerTo(begin({ ...signature(more), 'content-length': LIMIT + 1 }));
  expect(declared).toMatchObject({ status: 413, headers: { connection: 'close' } });
  expect(take).toHaveBeenCalledTimes(1);
});

test('an endless body is refused at the limit', async () => {
  const request = begin({ ...signature(), 'transfer-encoding': 'chunked' });
  request.write('x'.repeat(LIMIT));
  request.write('x');
  expect((await answerTo(request)).status).toBe(413);
});

test('a valid signature does not excuse a wrong type, method, address, JSON or shape, each refused with a sentence', async () => {
  const status = async (sent: Partial<Sent>) => (await send(sent)).status;
  expect(await status({ headers: { ...signature(), 'content-type': 'text/plain' } })).toBe(415);
  expect(await send({ method: 'PUT' })).toMatchObject({ status: 405, headers: { allow: 'POST' } });
  expect(await status({ method: 'PATCH' })).toBe(405);
  for (const path of [
    '/',
    '/payments',
    '/payments/events/',
    '/payments/%65vents',
    '//payments/events',
    '/PAYMENTS/events',
  ])
    expect([path, await status({ path })]).toEqual([path, 404]);
  expect(await status({ body: 'not JSON' })).toBe(400);
  expect((await send({ body: '{"id":1}' })).text).toContain('id: must be a text');
  expect(take).not.toHaveBeenCalled();
});

test('with a valid token a machine is identified and gets its reply', async () => {
  const sent = { path: '/machines/report', body: '{"load":3}', headers: { authorization: `Bearer ${TOKEN}` } };
  expect(JSON.parse((await send(sent)).text)).toEqual({ machine: 'm1', load: 3 });
  expect(find).toHaveBeenCalledWith(hashToken(TOKEN), now);
});

test.each([
  ['no token', {}, 0],
  ['one with a typing error', { authorization: `Bearer ${TOKEN.slice(0, -1)}-` }, 0],
  ['one of another kind', { authorization: `Bearer ${makeToken('session')}` }, 0],
  ['one that nobody has', { authorization: `Bearer ${makeToken('streamingKey')}` }, 1],
])('with %s the body is not waited for', async (_, headers, asked) => {
  const request = begin({ ...headers, 'content-length': LIMIT }, { path: '/machines/report' });
  expect(await answerTo(request)).toMatchObject({ status: 401, headers: { connection: 'close' } });
  expect(find).toHaveBeenCalledTimes(asked);
  expect(report).not.toHaveBeenCalled();
});

test('a fault of ours is masked and logged, and the sender’s retry succeeds', async () => {
  take.mockRejectedValueOnce(new Error('the ledger is on fire'));
  const failed = await send({});
  expect(failed.status).toBe(500);
  expect(failed.text).not.toContain('fire');
  expect(lines.join('')).toContain('the ledger is on fire');
  take.mockResolvedValueOnce({ amount: 1n });
  expect((await send({})).status).toBe(500);
  expect((await send({})).status).toBe(204);
});

test('a fault of ours is logged even if its sender did not wait for the answer', async () => {
  const dealing = Promise.withResolvers<void>();
  take.mockReturnValueOnce(dealing.promise);
  const request = begin({ ...signature(), 'content-length': EVENT.length });
  request.end(EVENT);
  await vi.waitFor(() => expect(take).toHaveBeenCalled());
  request.destroy();
  await vi.waitFor(async () => expect(await held()).toBe(0));
  dealing.reject(new Error('the ledger is on fire'));
  await vi.waitFor(() => expect(faults()).toMatch('the ledger is on fire'));
});

test('a sender that disconnects before its body arrived causes no fault and uses up no attempt', async () => {
  const head = { authorization: `Bearer ${TOKEN}`, 'content-length': 2 };
  for (let round = 0; round < 2; round++) {
    const known = Promise.withResolvers<typeof MACHINE>();
    find.mockClear().mockReturnValue(known.promise);
    const gone = Array.from({ length: 60 }, () => begin(head, { path: '/machines/report' }));
    await vi.waitFor(() => expect(find).toHaveBeenCalledTimes(60));
    for (const request of gone) request.destroy();
    await vi.waitFor(async () => expect(await held()).toBe(0));
    known.resolve(MACHINE);
  }
  const sent = { path: '/machines/report', body: '{"load":3}', headers: { authorization: `Bearer ${TOKEN}` } };
  expect((await send(sent)).status).toBe(200);
  expect(faults()).toBe('');
});

test('a thousand concurrent strangers do not block others: a known sender is heard at once from another address, and a minute later from the same', async () => {
  const wrong = signature(EVENT, 'a secret that nobody here knows');
  const tries = Array.from({ length: 1_000 }, () => send({ headers: wrong, from: '127.0.0.9' }));
  expect((await send({})).status).toBe(204);
  const statuses = (await Promise.allSettled(tries)).map((each) =>
    each.status === 'fulfilled' ? each.value.status : 0,
  );
  expect(new Set(statuses).difference(new Set([0, 401, 429]))).toEqual(new Set());
  expect(take).toHaveBeenCalledTimes(1);
  const fromThere = () => send({ from: '127.0.0.9' });
  for (let tried = 0; tried < 120; tried++) await send({ headers: wrong, from: '127.0.0.9' });
  expect(await fromThere()).toMatchObject({ status: 429, headers: { 'retry-after': '60' } });
  now = new Date(now.getTime() + 60_000);
  expect((await fromThere()).status).toBe(204);
});

const sendFor = (client: string, headers: OutgoingHttpHeaders, from = '127.0.0.40') =>
  send({ headers: { ...headers, 'x-forwarded-for': client }, from });

test('behind our proxy strangers are counted separately, and nobody else can set the client address', async () => {
  const wrong = signature(EVENT, 'a secret that nobody here knows');
  for (let tried = 0; tried < 120; tried++) await sendFor('203.0.113.5', wrong);
  expect((await sendFor('203.0.113.5', signature())).status).toBe(429);
  expect((await sendFor('203.0.113.6', signature())).status).toBe(204);
  expect((await sendFor('203.0.113.5', signature(), '127.0.0.41')).status).toBe(204);
});

test('many concurrent requests get no more attempts than others, even before any is judged', async () => {
  const { promise: judged, resolve: judge } = Promise.withResolvers<null>();
  find.mockImplementation(() => judged);
  const authorization = `Authorization: Bearer ${makeToken('streamingKey')}`;
  const head = `POST /machines/report HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${authorization}\r\n`;
  const sockets = Array.from({ length: 20 }, () => connect({ port, host: '127.0.0.1' }));
  let heard = '';
  for (const socket of sockets) socket.on('data', (chunk) => (heard += String(chunk)));
  for (const socket of sockets) socket.write(`${head}Content-Length: 2\r\n\r\n{}`.repeat(8));
  await vi.waitFor(() => expect(find).toHaveBeenCalledTimes(120));
  judge(null);
  await vi.waitFor(() => expect(heard).toContain('HTTP/1.1 401'));
  for (const socket of sockets) socket.destroy();
  expect(find).toHaveBeenCalledTimes(120);
});

test('all addresses together have a maximum number of connections', async () => {
  let closed = 0;
  for (const from of Array.from({ length: 10 }, (_, at) => `127.0.0.${20 + at}`))
    for (let times = 0; times < 60; times++)
      begin({ ...signature(), 'content-length': LIMIT }, { from }).once('close', () => closed++);
  await vi.waitFor(() => expect(closed).toBe(600 - 512));
  expect(await held()).toBe(512);
});

test('eight addresses that hold all connections make room for a sender', async () => {
  for (const from of Array.from({ length: 8 }, (_, at) => `127.0.0.${20 + at}`))
    for (let times = 0; times < 64; times++) begin({ ...signature(), 'content-length': LIMIT }, { from });
  await vi.waitFor(async () => expect(await held()).toBe(512));
  expect((await send({})).status).toBe(204);
});

test('one address that keeps reconnecting drives nobody else out', async () => {
  const waiting = begin({ ...signature(), 'content-length': EVENT.length });
  await vi.waitFor(async () => expect(await held()).toBe(1));
  const from = '127.0.0.9';
  for (let times = 0; times < 600; times++) begin(signature(), { from });
  await vi.waitFor(async () => expect(await held()).toBe(65));
  waiting.end(EVENT);
  expect((await answerTo(waiting)).status).toBe(204);
});

test('one address may hold only its share of connections with headers and no body, and they are closed when nothing follows', async () => {
  const from = '127.0.0.9';
  const requests = Array.from({ length: 100 }, () => begin({ ...signature(), 'content-length': LIMIT }, { from }));
  const closed = Promise.all(requests.map((request) => new Promise((resolve) => request.once('close', resolve))));
  await vi.waitFor(async () => expect(await held()).toBe(64));
  expect((await send({})).status).toBe(204);
  // The first check notes what has arrived; the second finds that nothing came since.
  await vi.advanceTimersByTimeAsync(20_000);
  await closed;
  expect(await held()).toBe(0);
  expect(take).toHaveBeenCalledTimes(1);
});
