import { beforeAll, describe, expect, it } from 'vitest';
import { messageUnits, SOCKET_RATE } from '@launchyard/domain/session';
import { newKey } from '../test-kit/subscribers.ts';
import { startTestGateway, type TestGateway } from '../test-kit/test-gateway.ts';
import { errorCode, openSocket, type TestSocket } from '../test-kit/test-socket.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  return () => gateway.close();
});

const TOO_LONG = [4400, 'This message is too long'];
const ofBytes = (bytes: number) => 'x'.repeat(bytes);

async function open(): Promise<TestSocket> {
  const socket = await openSocket(gateway.port);
  expect(await socket.init(newKey(gateway).params)).toBe(true);
  return socket;
}

/** How a socket ends that sends this. */
async function endOf(socket: TestSocket, message: unknown): Promise<unknown[]> {
  socket.send(message);
  return [await socket.waitClosed(), socket.reason()];
}

describe('a message of a socket', () => {
  it.each<[string, unknown]>([
    ['ping', { type: 'ping', payload: { text: ofBytes(2_000) } }],
    ['pong', { type: 'pong', payload: { text: ofBytes(250_000) } }],
    ['complete', { type: 'complete', id: ofBytes(2_000) }],
    ['ping with many keys', { type: 'ping', ...Object.fromEntries(Array.from({ length: 500 }, (_, i) => [i, i])) }],
    ['second connection_init', { type: 'connection_init', payload: { authorization: ofBytes(5_000) } }],
    ['text that is no JSON', ofBytes(250_000)],
  ])('may not be long if it is a %s', async (_, message) => {
    expect(await endOf(await open(), message)).toEqual(TOO_LONG);
  });

  it.each<[string, unknown]>([
    ['a ping', { type: 'ping', payload: { text: ofBytes(5_000) } }],
    ['an operation', { type: 'subscribe', id: '1', payload: { query: `subscription { # ${ofBytes(5_000)}` } }],
    ['a connection_init', { type: 'connection_init', payload: { authorization: ofBytes(250_000) } }],
  ])('may not be long before its socket has started, be it %s', async (_, message) => {
    expect(await endOf(await openSocket(gateway.port), message)).toEqual(TOO_LONG);
  });

  it('may be long if it is a connection_init with the longest credential, or an operation', async () => {
    const socket = await openSocket(gateway.port);
    const client = ofBytes(2_000);
    expect(await socket.init({ ...newKey(gateway).params, client })).toBe(true);
    socket.subscribe('1', `subscription { # ${ofBytes(200_000)}`);
    expect(errorCode(await socket.wait('1', 'error'))).toBe('GRAPHQL_VALIDATION_FAILED');
    socket.close();
  });

  it('uses of the rate by its bytes', async () => {
    const socket = await open();
    const query = `subscription { # ${ofBytes(200_000)}`;
    const most = Math.ceil(SOCKET_RATE.burst / messageUnits(query.length));
    for (let i = 0; i < 2 * most; i++) socket.subscribe(`${i}`, query);
    await expect.poll(() => socket.received.filter(({ type }) => type === 'error').length).toBeGreaterThan(1);
    socket.send({ type: 'ping' });
    expect(socket.received.filter(({ type }) => type === 'error').length).toBeLessThanOrEqual(most);
    socket.close();
  });
});

describe('a ping', () => {
  it('is answered without what it says, before a socket has started, too', async () => {
    const socket = await openSocket(gateway.port);
    socket.send({ type: 'ping', payload: { text: ofBytes(900) } });
    await expect.poll(() => socket.received).toEqual([{ type: 'pong' }]);
    socket.close();
  });
});
