import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import {
  KEEPALIVE_SECONDS,
  MAX_MESSAGE_BYTES,
  MESSAGES_AT_ONCE,
  MOST_PLAYERS_IN_A_ROOM,
  PLAYER_TICKET_SECONDS,
} from '@launchyard/domain/signalling';
import { createLog } from '@launchyard/process/log';
import { portOf } from '@launchyard/testing/world/ports';
import { createSignalling, type Signalling } from './server.ts';
import { createStreamersDoor } from './streamers-door.ts';
import { askForLine, openEnd, statusOf, type TestEnd } from './test-ends.ts';
import { issueTicket } from './ticket.ts';

const SECRET = 'a secret of at least thirty-two characters';
const PAGE = 'https://streams.example';
const HOUR = 3_600_000;

let door: Server;
let pages: Server;
let signalling: Signalling;
let url: string;
let streamersUrl: string;
let now: Date;
beforeEach(async () => {
  // Each test says when lines are asked whether they are alive.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  now = new Date('2026-03-01T12:00:00Z');
  signalling = createSignalling({
    signingSecret: SECRET,
    clock: () => now,
    log: createLog('test', 'silent'),
    origins: [PAGE],
    iceServers: (side) => [{ urls: [`turn:turn.example?${side}`], username: side, credential: 'c' }],
  });
  pages = createServer();
  pages.on('upgrade', (request, socket, head) => void signalling.upgrade(request, socket, head, 'player'));
  door = createStreamersDoor(signalling);
  [url, streamersUrl] = await Promise.all([listen(pages), listen(door)]);
});
afterEach(async () => {
  await signalling.close();
  pages.close();
  door.close();
  vi.useRealTimers();
});
async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${portOf(server)}`;
}

const playerTicket = (room: string) => issueTicket(SECRET, { room, side: 'player', now });
const streamerTicket = (room: string) =>
  issueTicket(SECRET, { room, side: 'streamer', expiresAt: new Date(now.getTime() + HOUR) });
const openPlayer = (room: string) => openEnd(url, playerTicket(room), { origin: PAGE });

/** A streamer that has registered, under whatever name. */
async function openStreamer(room: string, id = 'MyStreamer'): Promise<TestEnd> {
  const streamer = await openEnd(streamersUrl, streamerTicket(room));
  await streamer.next('identify');
  streamer.say({ type: 'endpointId', id, protocolVersion: '1.0.0' });
  await streamer.next('endpointIdConfirm');
  return streamer;
}

/** A player that the streamer of its room knows. */
async function subscribed(room: string, streamer: TestEnd) {
  const player = await openPlayer(room);
  player.say({ type: 'subscribe', streamerId: room });
  const { playerId } = await streamer.next('playerConnected');
  return { player, playerId: String(playerId) };
}

async function ping(end: TestEnd) {
  end.say({ type: 'ping' });
  return end.next('pong');
}

test('a stream begins as Unreal and Epic’s player expect: config, identify, list, subscribe, offer, answer, candidates', async () => {
  const streamer = await openEnd(streamersUrl, streamerTicket('room'));
  const ofStreamer = { urls: ['turn:turn.example?streamer'], username: 'streamer', credential: 'c' };
  expect(await streamer.next('config')).toMatchObject({ peerConnectionOptions: { iceServers: [ofStreamer] } });
  await streamer.next('identify');
  streamer.say({ type: 'endpointId', id: 'DefaultStreamer' });
  expect(await streamer.next('endpointIdConfirm')).toEqual({ type: 'endpointIdConfirm', committedId: 'room' });

  const player = await openPlayer('room');
  expect(await player.next('config')).toMatchObject({
    peerConnectionOptions: { iceServers: [{ username: 'player' }] },
  });
  player.say({ type: 'listStreamers' });
  expect(await player.next('streamerList')).toEqual({ type: 'streamerList', ids: ['room'] });
  player.say({ type: 'subscribe', streamerId: 'room' });
  const { playerId, ...connected } = await streamer.next('playerConnected');
  expect(connected).toEqual({ type: 'playerConnected', dataChannel: true, sfu: false });

  streamer.say({ type: 'offer', playerId, sdp: 'v=0 offer' });
  expect(await player.next('offer')).toMatchObject({ sdp: 'v=0 offer' });
  player.say({ type: 'answer', sdp: 'v=0 answer', minBitrateBps: 1, maxBitrateBps: 1e9 });
  expect(await streamer.next('answer')).toEqual({ type: 'answer', playerId, sdp: 'v=0 answer' });
  const candidate = { candidate: 'candidate:1 1 udp 1 127.0.0.1 5000 typ host', sdpMid: '0', sdpMLineIndex: 0 };
  player.say({ type: 'iceCandidate', candidate });
  expect(await streamer.next('iceCandidate')).toEqual({ type: 'iceCandidate', playerId, candidate });
  streamer.say({ type: 'iceCandidate', playerId, candidate });
  expect(await player.next('iceCandidate')).toMatchObject({ candidate });
  for (const end of [player, streamer]) end.say({ type: 'ping', time: 7 });
  expect(await player.next('pong')).toEqual({ type: 'pong', time: 7 });
  expect(await streamer.next('pong')).toEqual({ type: 'pong', time: 7 });
});

test('a streamer is told when a player leaves, and its players when it goes; they come back to the next one', async () => {
  const streamer = await openStreamer('room');
  const first = await subscribed('room', streamer);
  await first.player.leave();
  expect(await streamer.next('playerDisconnected')).toMatchObject({ playerId: first.playerId });
  const { player, playerId } = await subscribed('room', streamer);
  expect(playerId).not.toBe(first.playerId);
  streamer.socket.terminate();
  await player.next('streamerDisconnected');
  expect(await player.ended).toBe(4411);
  const waiting = await openPlayer('room');
  waiting.say({ type: 'subscribe', streamerId: 'room' });
  await waiting.next('subscribeFailed');
  const again = await openStreamer('room');
  waiting.say({ type: 'subscribe', streamerId: 'room' });
  expect((await again.next('playerConnected')).playerId).not.toBe(playerId);
});

test('a streamer reaches players who subscribed to it, and nobody else', async () => {
  const [mine, other] = [await openStreamer('mine'), await openStreamer('other')];
  const { player, playerId } = await subscribed('mine', mine);
  const stranger = await openPlayer('mine');
  for (const id of [playerId, '1', '2', '3', '99']) {
    other.say({ type: 'offer', playerId: id, sdp: 'of another room' });
    if (id !== playerId) mine.say({ type: 'offer', playerId: id, sdp: 'unasked' });
  }
  mine.say({ type: 'offer', playerId, sdp: 'asked for' });
  expect(await player.next('offer')).toMatchObject({ sdp: 'asked for' });
  await ping(stranger);
  expect([...player.told, ...stranger.told].filter(({ type }) => type === 'offer')).toHaveLength(1);
});

test('a player reaches no streamer before it subscribes, and only that of its own room', async () => {
  const [mine, other] = [await openStreamer('mine'), await openStreamer('other', 'mine')];
  const player = await openPlayer('mine');
  player.say({ type: 'answer', sdp: 'too early' });
  player.say({ type: 'listStreamers' });
  expect(await player.next('streamerList')).toMatchObject({ ids: ['mine'] });
  player.say({ type: 'subscribe', streamerId: 'other' });
  await player.next('subscribeFailed');
  player.say({ type: 'subscribe', streamerId: 'mine' });
  await mine.next('playerConnected');
  expect(mine.told.some(({ type }) => type === 'answer')).toBe(false);
  await ping(other);
  expect(other.told.some(({ type }) => type === 'playerConnected')).toBe(false);
});

test('a room has one streamer: a second one is turned away and the first stays', async () => {
  const streamer = await openStreamer('room');
  const second = await openEnd(streamersUrl, streamerTicket('room'));
  expect(await second.ended).toBe(1013);
  await subscribed('room', streamer);
});

test('a room seats so many players, and one more when one leaves', async () => {
  const seated = await Promise.all(Array.from({ length: MOST_PLAYERS_IN_A_ROOM }, () => openPlayer('room')));
  expect(await (await openPlayer('room')).ended).toBe(1013);
  await seated[0]?.leave();
  await (await openPlayer('room')).next('config');
});

test('no ticket, a changed, a foreign and an expired one open nothing', async () => {
  const good = playerTicket('room');
  const forged = `${Buffer.from(JSON.stringify(['room', 'player', 'x', now.getTime() + HOUR])).toString('base64url')}.${good.split('.')[1]}`;
  const foreign = issueTicket('another secret', { room: 'room', side: 'player', now });
  const bad = ['', 'x', '.', good.slice(0, -1), forged, foreign];
  for (const ticket of bad) expect(await statusOf(openEnd(url, ticket, { origin: PAGE }))).toBe('refused with 401');
  now = new Date(now.getTime() + PLAYER_TICKET_SECONDS * 1000);
  expect(await statusOf(openEnd(url, good, { origin: PAGE }))).toBe('refused with 401');
});

test('a player’s ticket opens one line; a streamer comes back with its own', async () => {
  const ticket = playerTicket('room');
  const player = await openEnd(url, ticket, { origin: PAGE });
  await player.leave();
  expect(await statusOf(openEnd(url, ticket, { origin: PAGE }))).toBe('refused with 401');
  const ofStreamer = streamerTicket('room');
  await (await openEnd(streamersUrl, ofStreamer)).leave();
  await (await openEnd(streamersUrl, ofStreamer)).next('identify');
});

test('browsers get a line from our own pages only, and never as a streamer', async () => {
  expect(await statusOf(openEnd(url, playerTicket('room'), { origin: 'https://evil.example' }))).toBe(
    'refused with 403',
  );
  expect(await statusOf(openEnd(streamersUrl, streamerTicket('room'), { origin: PAGE }))).toBe('refused with 403');
  // A refused request does not use the ticket up.
  const ticket = playerTicket('room');
  await statusOf(openEnd(url, ticket, { origin: 'null' }));
  await (await openEnd(url, ticket, { origin: PAGE })).next('config');
});

test.each([
  ['no JSON', 'x', 4400],
  ['no object', '[]', 4400],
  ['no type', '{"sdp":"x"}', 4400],
  ['a field of another shape', '{"type":"subscribe","streamerId":{"toString":1}}', 4400],
  ['a megabyte', JSON.stringify({ type: 'answer', sdp: 'x'.repeat(1024 * 1024) }), 1009],
  ['more than any honest message', JSON.stringify({ type: 'answer', sdp: 'x'.repeat(MAX_MESSAGE_BYTES) }), 1009],
])('%s ends the line of the player who sends it, and the stream goes on', async (_, message, code) => {
  const streamer = await openStreamer('room');
  const { player } = await subscribed('room', streamer);
  const hostile = await openPlayer('room');
  hostile.say(message);
  expect(await hostile.ended).toBe(code);
  player.say({ type: 'answer', sdp: 'still here' });
  expect(await streamer.next('answer')).toMatchObject({ sdp: 'still here' });
});

test.each(['{"type":"dataChannelRequest"}', '{"type":"endpointId","id":"x"}', '{"type":"__proto__"}'])(
  '%s of a player is ignored',
  async (message) => {
    const streamer = await openStreamer('room');
    const { player } = await subscribed('room', streamer);
    const before = streamer.told.length;
    player.say(message);
    player.say({ type: 'answer', sdp: 'after it' });
    await streamer.next('answer');
    expect(streamer.told).toHaveLength(before + 1);
  },
);

test('a streamer’s ticket opens no line where players are served, nor a player’s where streamers are', async () => {
  expect(await statusOf(openEnd(url, streamerTicket('room')))).toBe('refused with 404');
  const ticket = playerTicket('room');
  expect(await statusOf(openEnd(streamersUrl, ticket, { origin: PAGE }))).toBe('refused with 404');
  await (await openEnd(url, ticket, { origin: PAGE })).next('config');
});

test('bytes that are no text end the line', async () => {
  const player = await openPlayer('room');
  player.socket.send(Buffer.from([0xff, 0x00, 0x01]));
  expect(await player.ended).toBe(4400);
});

test('ten thousand messages at once end the line of the sender; no more than the burst gets through', async () => {
  const streamer = await openStreamer('room');
  const flood = await subscribed('room', streamer);
  for (let i = 0; i < 10_000; i++) flood.player.say({ type: 'answer', sdp: String(i) });
  expect(await flood.player.ended).toBe(1008);
  await streamer.next('playerDisconnected');
  const passed = streamer.told.filter(({ type }) => type === 'answer').length;
  expect(passed).toBeLessThanOrEqual(MESSAGES_AT_ONCE + 50);
});

test('an end that no longer answers is given up', async () => {
  const streamer = await openStreamer('room');
  const { player } = await subscribed('room', streamer);
  player.socket.pause();
  await Promise.all([once(streamer.socket, 'ping'), vi.advanceTimersByTimeAsync(KEEPALIVE_SECONDS * 1000)]);
  // By now the streamer's answer has arrived, too.
  await ping(streamer);
  vi.advanceTimersByTime(KEEPALIVE_SECONDS * 1000);
  await streamer.next('playerDisconnected');
});

test('a streamer can send a player away', async () => {
  const streamer = await openStreamer('room');
  const { player, playerId } = await subscribed('room', streamer);
  streamer.say({ type: 'disconnectPlayer', playerId, reason: 'enough' });
  expect(await player.ended).toBe(4410);
});

test.each(['//', 'http://[', '/signalling', '/signalling?ticket=%00', '/signalling?ticket=..', '*'])(
  'a request for %s is refused, and the next one is served',
  async (target) => {
    const { socket, answer } = await askForLine(url, target);
    expect(answer).toMatch(/^HTTP\/1\.1 40[014] /);
    socket.destroy();
    await (await openPlayer('room')).next('config');
  },
);

test('another path is none of ours, and a process that ends says that it goes', async () => {
  const elsewhere = new WebSocket(`${url.replace('http', 'ws')}/elsewhere?ticket=${playerTicket('room')}`);
  elsewhere.on('error', () => undefined);
  const [, refused] = await once(elsewhere, 'unexpected-response');
  expect(refused).toMatchObject({ statusCode: 404 });
  const streamer = await openStreamer('room');
  await signalling.close();
  expect(await streamer.ended).toBe(1001);
});
