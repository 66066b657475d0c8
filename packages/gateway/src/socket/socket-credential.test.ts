import { afterAll, beforeAll, expect, test } from 'vitest';
import { fault } from '../test-kit/fake-services.ts';
import { newKey } from '../test-kit/subscribers.ts';
import { startTestGateway, TOKENS, type TestGateway } from '../test-kit/test-gateway.ts';
import { openSocket } from '../test-kit/test-socket.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

/** With what a socket is closed that begins so. */
async function reasons(params: Record<string, unknown>) {
  const socket = await openSocket(gateway.port);
  socket.send({ type: 'connection_init', payload: params });
  return [await socket.waitClosed(), socket.reason()];
}

test('a socket says why it refuses a credential, and takes no time to', async () => {
  expect(await reasons({ authorization: `Bearer ${TOKENS.unknown}` })).toEqual([4401, 'This credential is not valid']);
  expect(await reasons({ authorization: 'Basic x' })).toEqual([4401, expect.stringContaining('Bearer')]);
  expect(await reasons({ authorization: 7 })).toEqual([4400, expect.stringContaining('connection_init')]);
});

test('a socket calls no credential wrong while the services cannot say whether it is', async () => {
  for (const [status, code] of [
    [500, 'INTERNAL'],
    [503, 'UNAVAILABLE'],
  ] as const) {
    const { params } = newKey(gateway);
    gateway.services.answers.set('/session/state', () => fault(status, code));
    const socket = await openSocket(gateway.port);
    expect([await socket.init(params), socket.reason()]).toEqual([true, '']);
    socket.close();
  }
  gateway.services.answers.delete('/session/state');
});
