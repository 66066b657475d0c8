import { once } from 'node:events';
import { beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startTestGateway, type TestGateway } from '../test-kit/test-gateway.ts';
import { openSocket, withKey } from '../test-kit/test-socket.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  return () => gateway.close();
});

/** More than both ends’ buffers of a local connection, plus what may wait in the gateway. */
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * Sends without reading the answers. Returns whether the gateway ended the socket before it had received everything.
 */
async function isEnded(message: string): Promise<boolean> {
  const socket = new WebSocket(`ws://127.0.0.1:${gateway.port}/graphql`, 'graphql-transport-ws');
  socket.on('error', () => undefined);
  await once(socket, 'open');
  // Otherwise a slow machine lets the limit for this message end the socket first, after which sending does not fail.
  socket.send(JSON.stringify({ type: 'connection_init', payload: withKey }));
  await once(socket, 'message');
  socket.pause();
  let hasFailed = false;
  for (let bytes = 0; bytes < MOST_BYTES && !hasFailed; bytes += message.length) {
    // oxlint-disable-next-line no-await-in-loop -- as fast as the gateway takes it
    hasFailed = await new Promise<boolean>((settle) => socket.send(message, (error) => settle(error instanceof Error)));
  }
  socket.terminate();
  return hasFailed;
}

const ping = { type: 'ping', payload: { text: 'x'.repeat(200_000) } };

describe('a socket whose client does not read', () => {
  it('is closed when unread answers pile up', async () => {
    expect(await isEnded(JSON.stringify(ping))).toBe(true);
    // Nor is there a logged fault for each pending answer: all were given up before this socket is served.
    const next = await openSocket(gateway.port);
    expect(await next.init()).toBe(true);
    next.close();
    expect(gateway.logged()).not.toContain('socket message');
  });

  it('stays open if it reads, however much it sends', async () => {
    const socket = await openSocket(gateway.port);
    expect(await socket.init()).toBe(true);
    for (let i = 0; i < 40; i++) {
      socket.send(ping);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expect.poll(() => socket.received.filter(({ type }) => type === 'pong').length).toBe(i + 1);
    }
    expect(socket.closed()).toBeNull();
    socket.close();
  });
});
