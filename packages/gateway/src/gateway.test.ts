import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bearer, startTestGateway, TOKENS, until, type TestGateway } from './test-kit/test-gateway.ts';
import { openSocket } from './test-kit/test-socket.ts';

let gateway: TestGateway;
let lingering: PromiseWithResolvers<void>;
beforeEach(() => void (lingering = Promise.withResolvers()));
afterEach(() => {
  lingering.resolve();
  return gateway.close();
});

const ready = async () => (await fetch(`${gateway.url}/ready`)).status;

describe('readiness', () => {
  it('waits for the event stream, and for the services', async () => {
    gateway = await startTestGateway();
    expect(await ready()).toBe(200);
    expect(await (await fetch(`${gateway.url}/health`)).json()).toEqual({ status: 'alive' });
    await gateway.services.close();
    await until(async () => (await ready()) === 503);
    expect(await (await fetch(`${gateway.url}/ready`)).json()).toMatchObject({ missing: ['events', 'upstream'] });
    expect((await fetch(`${gateway.url}/health`)).status).toBe(200);
  });
});

describe('stopping', () => {
  it('answers 503 first while still serving, then finishes running requests, closes sockets with 1001 and accepts nothing new', async () => {
    const linger = vi.fn(() => lingering.promise);
    gateway = await startTestGateway({ lingerMilliseconds: 150, linger });
    const socket = await openSocket(gateway.port);
    await socket.init();
    const slow = Promise.withResolvers<undefined>();
    gateway.services.answers.set('/session/state', async () => {
      await slow.promise;
      return { status: 401, body: { fault: { code: 'UNAUTHENTICATED', message: '', requestId: 'r' } } };
    });
    const running = gateway.post({ query: '{ __typename viewer { id } }' }, bearer(TOKENS.key));
    await until(() => gateway.services.received.length > 0);

    const stopped = gateway.gateway.close();
    expect(await ready()).toBe(503);
    expect((await gateway.post({ query: '{ __typename }' })).data).toEqual({ __typename: 'Query' });
    expect(socket.closed()).toBeNull();
    expect(linger.mock.calls).toEqual([[150]]);
    lingering.resolve();
    expect(await socket.waitClosed()).toBe(1001);
    await until(() =>
      gateway.post({ query: '{ __typename }' }).then(
        () => false,
        () => true,
      ),
    );
    slow.resolve(undefined);
    expect((await running).data).toEqual({ __typename: 'Query', viewer: null });
    await stopped;
  });
});
