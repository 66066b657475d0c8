import { beforeAll, describe, expect, it } from 'vitest';
import { fault } from '../test-kit/fake-services.ts';
import { startTestGateway, TOKENS, type TestGateway } from '../test-kit/test-gateway.ts';
import { CHANGES, newKey } from '../test-kit/subscribers.ts';
import { errorCode, openSocket } from '../test-kit/test-socket.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  return () => gateway.close();
});

/** The close code and reason for a socket that starts like this. */
async function reasons(params: Record<string, unknown>) {
  const socket = await openSocket(gateway.port);
  socket.send({ type: 'connection_init', payload: params });
  return [await socket.waitClosed(), socket.reason()];
}

describe('a socket', () => {
  it('says why it refuses a credential, without delay', async () => {
    expect(await reasons({ authorization: `Bearer ${TOKENS.unknown}` })).toEqual([
      4401,
      'This credential is not valid',
    ]);
    expect(await reasons({ authorization: 'Basic x' })).toEqual([4401, expect.stringContaining('Bearer')]);
    expect(await reasons({ authorization: 7 })).toEqual([4400, expect.stringContaining('connection_init')]);
  });

  it('stays open if its credential cannot be confirmed at the start, and its subscriptions report that', async () => {
    const answers = [fault(500, 'INTERNAL'), fault(503, 'UNAVAILABLE')];
    gateway.services.answers.set('/session/state', () => answers.shift() ?? fault(503, 'UNAVAILABLE'));
    gateway.services.answers.set('/events-since', () => fault(503, 'UNAVAILABLE'));
    for (let i = 0; i < 2; i++) {
      const { params } = newKey(gateway);
      const socket = await openSocket(gateway.port);
      expect(await socket.init(params)).toBe(true);
      socket.subscribe('1', CHANGES);
      expect(errorCode(await socket.wait('1', 'next'))).toBe('UPSTREAM_UNAVAILABLE');
      socket.close();
    }
    gateway.services.answers.delete('/session/state');
    gateway.services.answers.delete('/events-since');
  });

  it('shows no HTTP status in its errors', async () => {
    const spending = await startTestGateway({ operationCost: () => 5_000, now: () => 0 });
    const socket = await openSocket(spending.port);
    await socket.init();
    for (let i = 0; i < 14; i++) socket.subscribe(`${i}`, 'subscription { changes { number } }');
    socket.subscribe('none', '');
    expect(errorCode(await socket.wait('none', 'error'))).toBe('BAD_USER_INPUT');
    expect(errorCode(await socket.wait('13', 'error'))).toBe('RATE_LIMITED');
    expect(JSON.stringify(socket.received)).not.toContain('"http"');
    socket.close();
    await spending.close();
  });
});
