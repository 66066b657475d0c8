import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { MAX_MESSAGE_BYTES } from '@launchyard/domain/signalling';
import { createLog } from '@launchyard/process/log';
import { createSignalling, type Signalling } from './server.ts';
import { createStreamersDoor } from './streamers-door.ts';
import { openEnd } from './test-ends.ts';
import { playDeafStreamer, playEagerly } from './test-peers.ts';
import { issueTicket } from './ticket.ts';

const signingSecret = 'a secret of at least thirty-two characters';
const PAGE = 'https://streams.example';
const room = 'room';
const now = new Date('2026-03-01T12:00:00Z');

let signalling: Signalling;
let url: string;
let streamersUrl: string;
let controlling: string;
let close: () => Promise<void>;
beforeEach(async () => {
  signalling = createSignalling({
    signingSecret,
    clock: () => now,
    log: createLog('test', 'silent'),
    origins: [PAGE],
    iceServers: () => [],
    mayControl: (_room, viewer) => viewer === controlling,
  });
  const pages = createServer();
  pages.on('upgrade', (request, socket, head) => void signalling.upgrade(request, socket, head, 'player'));
  const door = createStreamersDoor(signalling);
  [url, streamersUrl] = await Promise.all([listen(pages), listen(door)]);
  close = async () => {
    await signalling.close();
    pages.close();
    door.close();
  };
});
afterEach(() => close());

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

async function openStreamer() {
  const expiresAt = new Date(now.getTime() + 3_600_000);
  const streamer = await openEnd(streamersUrl, issueTicket(signingSecret, { room, side: 'streamer', expiresAt }));
  streamer.say({ type: 'endpointId', id: 'Any' });
  await streamer.next('endpointIdConfirm');
  return streamer;
}

test('only the viewer who has control gets a data channel, and an offer of the others goes nowhere', async () => {
  const streamer = await openStreamer();
  const open = async (viewer: string) => {
    const ticket = issueTicket(signingSecret, { room, side: 'player', now, viewer });
    const player = await openEnd(url, ticket, { origin: PAGE });
    player.say({ type: 'subscribe', streamerId: room });
    return { player, told: await streamer.next('playerConnected') };
  };
  controlling = 'ada';
  const ada = await open('ada');
  const bob = await open('bob');
  expect([ada.told['dataChannel'], bob.told['dataChannel']]).toEqual([true, false]);
  bob.player.say({ type: 'offer', sdp: 'v=0 bob' });
  bob.player.say({ type: 'answer', sdp: 'v=0 bob' });
  expect(await streamer.next('answer')).toMatchObject({ playerId: bob.told['playerId'] });
  ada.player.say({ type: 'offer', sdp: 'v=0 ada' });
  await streamer.next('offer');
  expect(streamer.told.filter(({ type }) => type === 'offer')).toEqual([
    { type: 'offer', playerId: ada.told['playerId'], sdp: 'v=0 ada' },
  ]);
  controlling = 'bob';
  signalling.clear(room, { viewer: 'ada' });
  expect(await streamer.next('playerDisconnected')).toMatchObject({ playerId: ada.told['playerId'] });
  expect(await ada.player.ended).toBe(4412);
  expect((await open('ada')).told['dataChannel']).toBe(false);
});

/** A viewer’s page that was changed by them, once it shows a picture. */
async function openChangedPage(viewer: string) {
  const ticket = issueTicket(signingSecret, { room, side: 'player', now, viewer });
  const page = playEagerly(await openEnd(url, ticket, { origin: PAGE }), room, `input of ${viewer}`);
  await expect.poll(() => page.frames()).toBeGreaterThan(5);
  return page;
}

test('input of a viewer without control reaches no streamer, also one that offers everybody a data channel', async () => {
  const streamer = playDeafStreamer(await openStreamer());
  controlling = 'ada';
  const pages = [await openChangedPage('ada'), await openChangedPage('bob')];
  const [ada, bob] = streamer.viewed;
  await expect.poll(() => ada?.heard).toEqual(['input of ada']);
  expect(bob?.channel.readyState).toBe('closed');
  expect(bob?.heard).toEqual([]);
  for (const page of pages) page.close();
  streamer.close();
});

async function openAda() {
  const ticket = issueTicket(signingSecret, { room, side: 'player', now, viewer: 'ada' });
  const player = await openEnd(url, ticket, { origin: PAGE });
  player.say({ type: 'subscribe', streamerId: room });
  return player;
}

test('a viewer has one line: one that is opened with another ticket ends the one before', async () => {
  const streamer = await openStreamer();
  const first = await openAda();
  const { playerId } = await streamer.next('playerConnected');
  await openAda();
  expect(await streamer.next('playerDisconnected')).toMatchObject({ playerId });
  expect((await streamer.next('playerConnected'))['playerId']).not.toBe(playerId);
  expect(await first.ended).toBe(4412);
});

test('an end without a seat that sends nonsense disturbs nobody', async () => {
  const streamer = await openStreamer();
  const expiresAt = new Date(now.getTime() + 3_600_000);
  const second = new WebSocket(
    `${streamersUrl.replace('http', 'ws')}/signalling?ticket=${issueTicket(signingSecret, { room, side: 'streamer', expiresAt })}`,
  );
  await once(second, 'open');
  second.send('x'.repeat(MAX_MESSAGE_BYTES + 1));
  await once(second, 'close');
  streamer.say({ type: 'ping', time: 7 });
  expect(await streamer.next('pong')).toMatchObject({ time: 7 });
});
