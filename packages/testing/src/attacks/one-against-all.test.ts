import { once } from 'node:events';
import { beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { MAX_MESSAGE_WAIT_SECONDS, REFUSED_UNITS, SOCKET_RATE, SUBSCRIBE_UNITS } from '@launchyard/domain/session';
import { startWorld, type World } from '../world/world.ts';

/** Somebody who floods the API, from an address of their own, and somebody else who wants to work. */
const ATTACKER = '127.0.0.2';

let world: World;
let attackerKey: string;
let key: string;
beforeAll(async () => {
  world = await startWorld({ isPersistedOnly: true });
  attackerKey = (await world.person()).apiKey;
  key = (await world.person()).apiKey;
  return () => world.close();
});

const works = async () => (await world.graphql('{ viewer { account { id } } }', {}, { key })).errors === undefined;

test('one socket that sends documents with a mistake is answered at its pace, and then ends', async () => {
  const socket = new WebSocket(world.url.replace('http', 'ws').concat('/graphql'), 'graphql-transport-ws', {
    localAddress: ATTACKER,
  });
  /** Those that were parsed: some come while fifty others are, and are refused before. */
  let parsed = 0;
  socket.on('message', (data: Buffer) => (parsed += data.includes('GRAPHQL_VALIDATION_FAILED') ? 1 : 0));
  const closed = once(socket, 'close');
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${attackerKey}` } }));
  await once(socket, 'message');
  const began = performance.now();
  const document = { type: 'subscribe', payload: { query: 'subscription {' } };
  for (let sent = 0; socket.readyState === socket.OPEN;) {
    // What nobody reads piles up here, so it is bounded.
    for (; socket.bufferedAmount < 64 * 1024; sent++) socket.send(JSON.stringify({ ...document, id: `${sent}` }));
    // oxlint-disable-next-line no-await-in-loop -- somebody else works meanwhile
    expect(await works()).toBe(true);
  }
  const [code] = await closed;
  const seconds = (performance.now() - began) / 1000;
  expect(code).toBe(4429);
  // What its rate gave in that time, with what was given back for those that still waited when it ended.
  const { burst, perSecond } = SOCKET_RATE;
  const most = (burst + perSecond * (seconds + MAX_MESSAGE_WAIT_SECONDS)) / (1 + SUBSCRIBE_UNITS + REFUSED_UNITS);
  expect(parsed).toBeLessThan(most);
});
