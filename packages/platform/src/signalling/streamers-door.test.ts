import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
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
