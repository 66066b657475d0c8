import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { makeTestSchema } from '../test-kit/test-schema.ts';
import { startTestGateway, type TestGateway } from '../test-kit/test-gateway.ts';
import { openSocket, withKey } from '../test-kit/test-socket.ts';

let gateway: TestGateway;
/** Whether the subscription has ended. */
let isOver: boolean;
beforeEach(() => void (isOver = false));

/** A schema with a subscription that says something long all the time. */
function makeTalkative() {
  const schema = makeTestSchema();
  const breaks = schema.getSubscriptionType()?.getFields()['breaks'];
  const type = schema.getType('Change');
  const viewer = type && 'getFields' in type ? type.getFields()['viewer'] : undefined;
  if (!breaks || !viewer || !('resolve' in viewer)) throw new Error('the test schema has these fields');
  breaks.subscribe = async function* () {
    try {
      for (;;) {
        yield { number: 1 };
        await nextTurn();
      }
    } finally {
      isOver = true;
    }
  };
  viewer.resolve = () => ({ id: 'per_1', email: 'x'.repeat(100_000) });
  return schema;
}

beforeAll(async () => {
  gateway = await startTestGateway({ schema: makeTalkative(), operationCost: () => 0 });
  return () => gateway.close();
});

const TALK = 'subscription { breaks { viewer { email } } }';

describe('a socket whose client does not read', () => {
  it('is closed when unread answers pile up', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${gateway.port}/graphql`, 'graphql-transport-ws');
    socket.on('error', () => undefined);
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'connection_init', payload: withKey }));
    await once(socket, 'message');
    socket.pause();
    // Each waits until its own last answer is sent.
    for (let i = 0; i < 40; i++) {
      socket.send(JSON.stringify({ id: `${i}`, type: 'subscribe', payload: { query: TALK } }));
    }
    await expect.poll(() => isOver).toBe(true);
    socket.terminate();
    // Nor is there a logged fault for each pending answer: all were given up before this socket is served.
    const next = await openSocket(gateway.port);
    expect(await next.init()).toBe(true);
    next.close();
    expect(gateway.logged()).not.toContain('socket message');
  });

  it('stays open if it reads, however much it is told', async () => {
    const socket = await openSocket(gateway.port);
    expect(await socket.init()).toBe(true);
    socket.subscribe('1', TALK);
    await expect.poll(() => socket.received.length).toBeGreaterThan(200);
    expect(socket.closed()).toBeNull();
    expect(isOver).toBe(false);
    socket.close();
    await expect.poll(() => isOver).toBe(true);
  });
});
