import { once } from 'node:events';
import { request as httpRequest, type RequestListener, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGuardedServer, PUBLIC_BOUNDS } from './guarded-server.ts';

const MINUTE = 60_000;
let servers: Server[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  for (const server of servers) server.close().closeAllConnections();
  servers = [];
  vi.useRealTimers();
});

const echo: RequestListener = (request, response) => void request.pipe(response);

/** A guarded server on a port of its own. */
async function start(options: { perAddress?: number; trustedProxies?: string[]; handle?: RequestListener } = {}) {
  const { perAddress = 3, trustedProxies = [], handle = echo } = options;
  const server = createGuardedServer(handle, { ...PUBLIC_BOUNDS, perAddress }, trustedProxies);
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('it listens on a port');
  return address.port;
}

async function open(port: number, localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

const firstLine = async (socket: Socket): Promise<string> =>
  String((await once(socket, 'data'))[0]).split('\r\n')[0] ?? '';
const ask = (socket: Socket) => {
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  return firstLine(socket);
};

test('an address has a maximum of connections, active or silent; another has its own', async () => {
  const port = await start();
  const silent = [await open(port), await open(port), await open(port)];
  expect(await firstLine(await open(port))).toBe('HTTP/1.1 429 Too Many Requests');
  expect(await ask(await open(port, '127.0.0.2'))).toBe('HTTP/1.1 200 OK');
  silent[0]?.destroy();
  await expect.poll(async () => ask(await open(port))).toBe('HTTP/1.1 200 OK');
});

test('a rejected connection never reaches the handler', async () => {
  const handle = vi.fn<RequestListener>((_, response) => void response.end());
  const port = await start({ perAddress: 1, handle });
  await open(port);
  expect(await ask(await open(port))).toBe('HTTP/1.1 429 Too Many Requests');
  expect(handle).not.toHaveBeenCalled();
});

test('a connection that pipelines requests without waiting for answers is closed', async () => {
  const handle = vi.fn<RequestListener>(() => undefined);
  const socket = await open(await start({ handle }));
  const closed = once(socket, 'close');
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1_000));
  await closed;
  expect(handle).toHaveBeenCalledTimes(8);
});

test('one that waits for each answer may send any number of requests', async () => {
  const socket = await open(await start({ handle: (_, response) => void response.end('x') }));
  for (let asked = 0; asked < 100; asked += 1) expect(await ask(socket)).toBe('HTTP/1.1 200 OK');
});

test('behind our proxy each client is limited by its pending requests, not the proxy', async () => {
  const port = await start({ trustedProxies: ['127.0.0.1'] });
  const send = (client: string) => {
    const headers = { 'x-forwarded-for': client, 'content-length': '5' };
    const sent = httpRequest({ port, host: '127.0.0.1', method: 'PUT', headers });
    sent.on('error', () => undefined);
    sent.write('hel');
    return sent;
  };
  const statusOf = async (sent: ReturnType<typeof send>) => (await once(sent, 'response'))[0].statusCode;
  const held = ['192.0.2.1', '192.0.2.1', '192.0.2.1'].map(send);
  expect(await Promise.all(held.map(statusOf))).toEqual([200, 200, 200]);
  expect(await statusOf(send('192.0.2.1'))).toBe(429);
  expect(await statusOf(send('192.0.2.2'))).toBe(200);
  for (const each of held) each.end('lo');
  await expect.poll(() => statusOf(send('192.0.2.1'))).toBe(200);
});

test('behind our proxy each client has a maximum of sockets, too', async () => {
  const port = await start({ trustedProxies: ['127.0.0.1'] });
  servers.at(-1)?.on('upgrade', (_, socket: Socket) => {
    socket.resume().on('error', () => undefined);
    socket.once('end', () => socket.destroy());
    socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n');
  });
  const upgrade = async (client: string) => {
    const socket = await open(port);
    socket.write(
      `GET / HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${client}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    );
    return { socket, answer: await firstLine(socket) };
  };
  const sockets = await Promise.all(['192.0.2.1', '192.0.2.1', '192.0.2.1'].map(upgrade));
  expect(sockets.map(({ answer }) => answer)).toEqual(sockets.map(() => 'HTTP/1.1 101 Switching Protocols'));
  expect((await upgrade('192.0.2.1')).answer).toBe('HTTP/1.1 429 Too Many Requests');
  expect((await upgrade('192.0.2.2')).answer).toBe('HTTP/1.1 101 Switching Protocols');
  sockets[0]?.socket.destroy();
  await expect.poll(async () => (await upgrade('192.0.2.1')).answer).toBe('HTTP/1.1 101 Switching Protocols');
  for (const { socket } of sockets) socket.destroy();
});

/** Sends a body in pieces, and knows when each has arrived. */
async function slowly(port: number, sizeBytes: number) {
  const headers = { 'content-length': String(sizeBytes) };
  const sent = httpRequest({ port, host: '127.0.0.1', method: 'PUT', headers });
  const ended = once(sent, 'close');
  sent.on('error', () => undefined);
  sent.flushHeaders();
  const [response] = await once(sent, 'response');
  let heard = 0;
  response.on('data', (chunk: Buffer) => (heard += chunk.length));
  response.on('error', () => undefined);
  let written = 0;
  const write = async (bytes: number) => {
    sent.write(Buffer.alloc(bytes));
    written += bytes;
    await expect.poll(() => heard).toBe(written);
  };
  return { write, ended, sent };
}

const begun: RequestListener = (request, response) => {
  response.flushHeaders();
  request.pipe(response);
};

test('a body of a byte a minute is aborted; one at the speed of a slow line is not', async () => {
  const port = await start({ handle: begun });
  const [trickle, honest] = [await slowly(port, 1e6), await slowly(port, 1e6)];
  for (let minute = 0; minute < 3; minute += 1) {
    await honest.write(PUBLIC_BOUNDS.arrival.bytes);
    if (minute < 2) await trickle.write(1);
    vi.advanceTimersByTime(MINUTE);
  }
  await trickle.ended;
  await honest.write(1e6 - 3 * PUBLIC_BOUNDS.arrival.bytes);
  honest.sent.end();
  await honest.ended;
});

test('bytes that wait for us do not make the sender slow', async () => {
  const letGo = Promise.withResolvers<void>();
  const handle: RequestListener = (request, response) => {
    response.flushHeaders();
    void letGo.promise.then(() => request.pipe(response));
  };
  const port = await start({ handle });
  const headers = { 'content-length': '100000' };
  const sent = httpRequest({ port, host: '127.0.0.1', method: 'PUT', headers });
  sent.end(Buffer.alloc(100_000));
  const [response] = await once(sent, 'response');
  for (let minute = 0; minute < 5; minute += 1) vi.advanceTimersByTime(MINUTE);
  letGo.resolve();
  const chunks: Buffer[] = await response.toArray();
  expect(Buffer.concat(chunks)).toHaveLength(100_000);
});

const forward = (port: number) => fetch(`http://127.0.0.1:${port}/`, { headers: { 'x-forwarded-for': '203.0.113.7' } });

test('an unlisted proxy is warned of once, naming the setting; a listed one is not', async () => {
  const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
  const [unnamed, named] = [await start(), await start({ trustedProxies: ['127.0.0.1'] })];
  await forward(named);
  await fetch(`http://127.0.0.1:${unnamed}/`);
  expect(warn).not.toHaveBeenCalled();
  await forward(unnamed);
  await forward(unnamed);
  expect(warn).toHaveBeenCalledOnce();
  expect(String(warn.mock.calls[0]?.[0])).toContain('TRUSTED_PROXIES');
  expect(String(warn.mock.calls[0]?.[0])).not.toContain('203.0.113.7');
  warn.mockRestore();
});
