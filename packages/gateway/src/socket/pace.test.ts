import { once } from 'node:events';
import { beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { MAX_MESSAGE_WAIT_SECONDS, REFUSED_UNITS, SOCKET_RATE, SUBSCRIBE_UNITS } from '@launchyard/domain/session';
import { newKey, CHANGES } from '../test-kit/subscribers.ts';
import { startTestGateway, type TestGateway } from '../test-kit/test-gateway.ts';
import { errorCode, openSocket, type TestSocket } from '../test-kit/test-socket.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  return () => gateway.close();
});

/** What a socket may send until it ends, in units: what it may at once, and what may wait. */
const MOST_UNITS = SOCKET_RATE.burst + SOCKET_RATE.perSecond * MAX_MESSAGE_WAIT_SECONDS;
/** How many of its operations were parsed; one that finds all places of the socket taken is not. */
const refusalsOf = (socket: TestSocket) =>
  socket.received.filter((message) => message.type === 'error' && errorCode(message) === 'GRAPHQL_VALIDATION_FAILED')
    .length;

/** A socket of a key of its own: sockets of one key share a rate. */
async function open(): Promise<TestSocket> {
  const socket = await openSocket(gateway.port);
  expect(await socket.init(newKey(gateway).params)).toBe(true);
  return socket;
}

describe('a socket that sends more than it may', () => {
  it('is read at its pace and then ends with 4429', async () => {
    const socket = await open();
    for (let i = 0; i < 3 * MOST_UNITS; i++) socket.send({ type: 'ping' });
    expect(await socket.waitClosed()).toBe(4429);
    expect(socket.reason()).toContain('Too many messages');
    expect(socket.received.length).toBeLessThanOrEqual(MOST_UNITS + 1);
  });

  it('is ended, too, if it sends pings of WebSocket itself', async () => {
    const socket = await open();
    for (let i = 0; i < 3 * MOST_UNITS; i++) socket.pingFrame();
    // 1006: ws has a limit of its own for those that it has not answered yet.
    expect([4429, 1006]).toContain(await socket.waitClosed());
  });

  it('has few operations parsed that are refused, and not one while it waits', async () => {
    const socket = await open();
    const refused = Math.ceil(SOCKET_RATE.burst / (1 + SUBSCRIBE_UNITS + REFUSED_UNITS));
    for (let i = 0; i < SOCKET_RATE.burst; i++) socket.subscribe(`${i}`, 'subscription {');
    await expect.poll(() => refusalsOf(socket)).toBeGreaterThanOrEqual(refused);
    // What was on its way when the units were used up, in one turn.
    expect(refusalsOf(socket)).toBeLessThan(refused + 32);
    socket.close();
  });

  it('ends alone: another one of the same key goes on', async () => {
    const [{ params }, greedy, modest] = [
      newKey(gateway),
      await openSocket(gateway.port),
      await openSocket(gateway.port),
    ];
    await greedy.init(params);
    await modest.init(params);
    for (let i = 0; i < 3 * MOST_UNITS; i++) greedy.send({ type: 'ping' });
    modest.subscribe('1', 'subscription { breaks { number } }');
    await modest.wait('1', 'next');
    expect(await greedy.waitClosed()).toBe(4429);
    expect(modest.closed()).toBeNull();
    modest.close();
  });
});

describe('a socket within its rate', () => {
  it('gets the last of the pings of WebSocket answered that arrive together', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${gateway.port}/graphql`, 'graphql-transport-ws');
    const pongs: string[] = [];
    socket.on('pong', (data) => pongs.push(String(data)));
    await once(socket, 'open');
    for (let i = 1; i <= 500; i++) socket.ping(`${i}`);
    await expect.poll(() => pongs.at(-1)).toBe('500');
    expect(pongs.length).toBeLessThan(50);
    socket.terminate();
  });

  it('may begin and end all of its subscriptions at once', async () => {
    const socket = await open();
    const places = 50;
    expect(places * (1 + SUBSCRIBE_UNITS) + places).toBeLessThanOrEqual(SOCKET_RATE.burst);
    for (let i = 0; i < places; i++) socket.subscribe(`${i}`, CHANGES);
    for (let i = 0; i < places; i++) socket.send({ type: 'complete', id: `${i}` });
    socket.send({ type: 'ping' });
    await expect.poll(() => socket.received.some(({ type }) => type === 'pong')).toBe(true);
    expect(socket.closed()).toBeNull();
    socket.close();
  });

  it('is answered also to what came too early, in order', async () => {
    const socket = await open();
    // What it may at once is used up by others: these have to wait, for a second, and there are places for all of them.
    for (let i = 0; i < SOCKET_RATE.burst; i++) socket.send({ type: 'ping' });
    const count = Math.floor(SOCKET_RATE.perSecond / (1 + SUBSCRIBE_UNITS + REFUSED_UNITS));
    for (let i = 0; i < count; i++) socket.subscribe(`${i}`, 'subscription {');
    expect(errorCode(await socket.wait(`${count - 1}`, 'error'))).toBe('GRAPHQL_VALIDATION_FAILED');
    expect(socket.received.flatMap(({ id }) => id ?? [])).toEqual(Array.from({ length: count }, (_, i) => `${i}`));
    socket.close();
  });
});
