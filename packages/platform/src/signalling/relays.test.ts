import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '@launchyard/process/log';
import { portOf } from '@launchyard/testing/world/ports';
import { createSignalling, type Signalling } from './server.ts';
import { createStreamersDoor } from './streamers-door.ts';
import { openEnd } from './test-ends.ts';
import { issueTicket } from './ticket.ts';

const SECRET = 'a secret of at least thirty-two characters';
const PAGE = 'https://streams.example';

let servers: Server[];
let signalling: Signalling;
let [url, streamersUrl] = ['', ''];
let now = new Date('2026-03-01T12:00:00Z');
beforeEach(async () => {
  signalling = createSignalling({
    signingSecret: SECRET,
    clock: () => now,
    log: createLog('test', 'silent'),
    origins: [PAGE],
    iceServers: (side, room) => [
      { urls: ['turn:turn.example'], username: side, credential: `${room} at ${now.toISOString().slice(11, 16)}` },
    ],
  });
  const pages = createServer();
  pages.on('upgrade', (request, socket, head) => void signalling.upgrade(request, socket, head, 'player'));
  servers = [pages, createStreamersDoor(signalling)];
  for (const server of servers) server.listen(0, '127.0.0.1');
  await Promise.all(servers.map((server) => once(server, 'listening')));
  [url = '', streamersUrl = ''] = servers.map((server) => `http://127.0.0.1:${portOf(server)}`);
});
afterEach(async () => {
  await signalling.close();
  for (const server of servers) server.close();
});

test('both ends get the relays of their own room, a streamer anew for each player', async () => {
  const expiresAt = new Date(now.getTime() + 3_600_000);
  const streamer = await openEnd(streamersUrl, issueTicket(SECRET, { room: 'room', side: 'streamer', expiresAt }));
  streamer.say({ type: 'endpointId', id: 'Any' });
  await streamer.next('endpointIdConfirm');
  now = new Date(now.getTime() + 1_800_000);
  const player = await openEnd(url, issueTicket(SECRET, { room: 'room', side: 'player', now }), { origin: PAGE });
  player.say({ type: 'subscribe', streamerId: 'room' });
  await streamer.next('playerConnected');
  const told = streamer.told.filter(({ type }) => type === 'config').map((each) => JSON.stringify(each));
  expect(told).toEqual([
    expect.stringContaining('"username":"streamer","credential":"room at 12:00"'),
    expect.stringContaining('"username":"streamer","credential":"room at 12:30"'),
  ]);
  expect(JSON.stringify(player.told)).toContain('"username":"player","credential":"room at 12:30"');
});
