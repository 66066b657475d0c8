import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MOST_LINES_OF_A_STREAMER } from '@launchyard/domain/signalling';
import { createLog } from '@launchyard/process/log';
import { portOf } from '@launchyard/testing/world/ports';
import { createSignalling, type Signalling } from './server.ts';
import { createStreamersDoor } from './streamers-door.ts';
import { askForLine, openEnd, statusOf } from './test-ends.ts';
import { issueTicket } from './ticket.ts';

const SECRET = 'a secret of at least thirty-two characters';
const NOW = new Date('2026-03-01T12:00:00Z');
const ticket = issueTicket(SECRET, { room: 'room', side: 'streamer', expiresAt: new Date(NOW.getTime() + 3_600_000) });

let signalling: Signalling;
let door: Server;
let url: string;
/** Whether relays cannot be found. */
let hasFault = false;
beforeEach(async () => {
  signalling = createSignalling({
    signingSecret: SECRET,
    clock: () => NOW,
    log: createLog('test', 'silent'),
    origins: [],
    iceServers() {
      if (hasFault) throw new Error('no relay');
      return [];
    },
  });
  door = createStreamersDoor(signalling).listen(0, '127.0.0.1');
  await once(door, 'listening');
  url = `http://127.0.0.1:${portOf(door)}`;
});
afterEach(async () => {
  await signalling.close();
  door.close();
});

test('streamers have a port of their own, which answers nothing else', async () => {
  const ofPlayer = issueTicket(SECRET, { room: 'room', side: 'player', now: NOW });
  expect(await statusOf(openEnd(url, ofPlayer))).toBe('refused with 404');
  for (const path of ['/', '/ready', '/health', '/signalling', '/any-link']) {
    expect((await fetch(`${url}${path}`)).status).toBe(404);
  }
});

test('a streamer registers beside 400 connections that say nothing, or were refused and stay', async () => {
  const silent = Array.from({ length: 400 }, (_, index) => {
    const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', allowHalfOpen: true });
    socket.on('error', () => undefined);
    if (index % 2 === 0) socket.write('GET /signalling HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
    return socket;
  });
  await Promise.all(silent.map((socket) => once(socket, 'connect')));
  await (await openEnd(url, ticket)).next('identify');
  await expect.poll(() => promisify(door.getConnections.bind(door))()).toBeLessThan(300);
  for (const socket of silent) socket.destroy();
});

const REQUEST = 'GET /x HTTP/1.1\r\nHost: a\r\n\r\n';
test.each([
  ['at once', ''],
  ['after the first', REQUEST],
  ['after one that asks for a socket wrongly', 'GET /x HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\n\r\n'],
  ['after something else', 'nonsense\r\n\r\n'],
])('of requests without end, %s, one is handled at most, and hardly more is read', async (_, first) => {
  let handled = 0;
  door.on('request', () => handled++);
  const accepted = new Promise<Socket>((resolve) => door.once('connection', resolve));
  const flood = connect(portOf(door), '127.0.0.1');
  const closed = new Promise((resolve) => flood.once('close', resolve));
  const answers: string[] = [];
  flood.on('data', (answer) => answers.push(String(answer))).on('error', () => undefined);
  flood.setNoDelay();
  flood.write(first);
  const socket = await accepted;
  const ended = new Promise((resolve) => socket.once('close', resolve));
  const write = () => void (flood.writable && flood.write(REQUEST.repeat(1_000), write));
  write();
  await Promise.all([closed, ended]);
  expect(answers.join('').split('HTTP/1.1 ').length - 1).toBeLessThanOrEqual(1);
  expect(handled).toBeLessThanOrEqual(1);
  expect(socket.bytesRead).toBeLessThan(1024 * 1024);
  await (await openEnd(url, ticket)).next('identify');
});

test('a request that comes in pieces opens a line, and one whose head is too long is refused', async () => {
  const socket = connect(portOf(door), '127.0.0.1').setNoDelay();
  const key = 'dGhlIHNhbXBsZSBub25jZQ==';
  for (const piece of [
    `GET /signalling?ticket=${ticket} HTT`,
    'P/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r',
    `\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r`,
    '\n',
  ]) {
    await new Promise((resolve) => socket.write(piece, resolve));
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1\.1 101 /);
  socket.destroy();
  const long = connect(portOf(door), '127.0.0.1');
  long.write(`GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}`);
  expect(String(await once(long, 'data'))).toMatch(/^HTTP\/1\.1 404 /);
});

test('a ticket of a streamer opens a handful of lines at once, those that do not close included', async () => {
  const target = `/signalling?ticket=${ticket}`;
  const lines = await Promise.all(Array.from({ length: MOST_LINES_OF_A_STREAMER }, () => askForLine(url, target)));
  expect(lines.map(({ answer }) => answer.slice(0, 12))).toEqual(lines.map(() => 'HTTP/1.1 101'));
  expect((await askForLine(url, target)).answer).toMatch(/^HTTP\/1\.1 429 /);
  for (const { socket } of lines) socket.destroy();
  await expect.poll(async () => (await askForLine(url, target)).answer).toMatch(/^HTTP\/1\.1 101 /);
});

test.each(['ping', 'pong'] as const)(
  'a line that sends nothing but %ss is ended, and not read any more',
  async (frame) => {
    const { socket, ended } = await openEnd(url, ticket);
    const isOpen = () => socket.readyState === socket.OPEN;
    for (let count = 0; count < 2_000 && isOpen(); count++) {
      socket[frame]();
      // Of pings that wait for their answers, the library ends a line itself.
      if (frame === 'ping' && count % 10 === 0) await Promise.race([once(socket, 'pong'), ended]);
    }
    await expect.poll(isOpen).toBe(false);
    expect(await ended).toBe(1008);
    await (await openEnd(url, ticket)).next('identify');
  },
);

test('a message in thousands of fragments ends its line', async () => {
  const { socket, ended } = await openEnd(url, ticket);
  for (let count = 0; count < 5_000; count++) socket.send(' ', { fin: false });
  expect(await ended).toBe(1008);
});

test('a fault while a line is opened ends that line only', async () => {
  hasFault = true;
  const line = await openEnd(url, ticket);
  await line.ended;
  hasFault = false;
  await (await openEnd(url, ticket)).next('identify');
});
