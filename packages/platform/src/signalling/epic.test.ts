import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { MessageHelpers, MessageRegistry, Messages } from '@epicgames-ps/lib-pixelstreamingcommon-ue5.7';
import { beforeAll, expect, test } from 'vitest';
import { createLog } from '@launchyard/process/log';
import { portOf } from '@launchyard/testing/world/ports';
import { createSignalling, type Signalling } from './server.ts';
import { createStreamersDoor } from './streamers-door.ts';
import { openEnd, type TestEnd, type Told } from './test-ends.ts';
import { issueTicket } from './ticket.ts';

/*
 * The steps of Epic’s own test of signalling servers (Extras/SS_Test of PixelStreamingInfrastructure), with its rules: a
 * message has every field that Epic’s description of its type requires, and none that is not there.
 */

const SECRET = 'a secret of at least thirty-two characters';
const ROOM = 'a room';
let signalling: Signalling;
let servers: [Server, Server];
beforeAll(async () => {
  signalling = createSignalling({
    signingSecret: SECRET,
    clock: () => new Date(),
    log: createLog('test', 'silent'),
    origins: [],
    iceServers: () => [],
  });
  const pages = createServer().on(
    'upgrade',
    (request, socket, head) => void signalling.upgrade(request, socket, head, 'player'),
  );
  servers = [pages.listen(0, '127.0.0.1'), createStreamersDoor(signalling).listen(0, '127.0.0.1')];
  await Promise.all(servers.map((server) => once(server, 'listening')));
  return async () => {
    await signalling.close();
    for (const server of servers) server.close();
  };
});

const at = (server: Server) => `http://127.0.0.1:${portOf(server)}`;
const openPlayer = () => openEnd(at(servers[0]), issueTicket(SECRET, { room: ROOM, side: 'player', now: new Date() }));
const openStreamer = () => {
  const expiresAt = new Date(Date.now() + 60_000);
  return openEnd(at(servers[1]), issueTicket(SECRET, { room: ROOM, side: 'streamer', expiresAt }));
};

/** What Epic’s test would say against a message. */
function faults(message: Told): string[] {
  const fields = MessageRegistry[message.type]?.fields;
  if (!fields) return [`${message.type} is not a type of Epic’s`];
  const missing = fields.filter((field) => !field.opt && !Object.hasOwn(message, field.name));
  const unknown = Object.keys(message).filter((name) => !fields.some((field) => field.name === name));
  return [
    ...missing.map(({ name }) => `${message.type} lacks ${name}`),
    ...unknown.map((name) => `${message.type} has ${name}`),
  ];
}

test('a message with a field of ours, or without one of Epic’s, is noticed', () => {
  expect(faults({ type: 'playerConnected', dataChannel: true, sfu: false, playerId: '1', sendOffer: true })).toEqual([
    'playerConnected has sendOffer',
  ]);
  expect(faults({ type: 'pong' })).toEqual(['pong lacks time']);
  expect(faults({ type: 'welcome' })).toHaveLength(1);
});

test('Epic’s test of signalling servers passes', async () => {
  const streamer = await openStreamer();
  await streamer.next('config');
  await streamer.next('identify');
  say(streamer, Messages.endpointId, { id: 'test streamer' });
  await streamer.next('endpointIdConfirm');
  say(streamer, Messages.ping);
  await streamer.next('pong');
  // Old engines do not say the time.
  streamer.say({ type: 'ping' });
  await streamer.next('pong');

  const player = await openPlayer();
  const playerId = await subscribe(player, streamer);
  say(streamer, Messages.offer, { sdp: 'mock sdp', playerId });
  expect(await player.next('offer')).toMatchObject({ sdp: 'mock sdp' });
  say(player, Messages.answer, { sdp: 'mock answer' });
  expect(await streamer.next('answer')).toMatchObject({ sdp: 'mock answer' });
  const candidate = { candidate: 'candidate1', sdpMid: 'spd mid', sdpMLineIndex: 0, usernameFragment: 'frag1' };
  say(streamer, Messages.iceCandidate, { playerId, candidate });
  expect((await player.next('iceCandidate'))['candidate']).toEqual(candidate);
  say(player, Messages.layerPreference, { temporalLayer: 9, spatialLayer: 6 });
  expect(await streamer.next('layerPreference')).toEqual({
    type: 'layerPreference',
    playerId,
    temporalLayer: 9,
    spatialLayer: 6,
  });
  say(streamer, Messages.disconnectPlayer, { playerId });
  await player.ended;
  expect(await streamer.next('playerDisconnected')).toMatchObject({ playerId });

  const again = await openPlayer();
  const secondId = await subscribe(again, streamer);
  say(streamer, Messages.offer, { sdp: 'mock sdp', playerId: secondId });
  await again.next('offer');
  await again.leave();
  expect(await streamer.next('playerDisconnected')).toMatchObject({ playerId: secondId });

  const last = await openPlayer();
  await subscribe(last, streamer);
  await streamer.leave();
  await last.next('streamerDisconnected');
  expect([streamer, player, again, last].flatMap(({ told }) => told.flatMap(faults))).toEqual([]);
});

async function subscribe(player: TestEnd, streamer: TestEnd): Promise<string> {
  await player.next('config');
  say(player, Messages.listStreamers);
  const { ids } = await player.next('streamerList');
  expect(ids).toEqual([ROOM]);
  say(player, Messages.subscribe, { streamerId: ROOM });
  return String((await streamer.next('playerConnected'))['playerId']);
}

/** Says it as Epic’s library does, which fills in what is missing. */
function say(end: TestEnd, type: Parameters<typeof MessageHelpers.createMessage>[0], fields: object = {}): void {
  end.say(MessageHelpers.createMessage(type, fields));
}
