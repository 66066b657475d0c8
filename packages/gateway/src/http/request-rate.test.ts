import { afterEach, expect, test } from 'vitest';
import { QUESTION_BOUNDS } from '@launchyard/process/guarded-server';
import { openSocket, withKey } from '../test-kit/test-socket.ts';
import { bearer, panelHeaders, startTestGateway, TOKENS, type TestGateway } from '../test-kit/test-gateway.ts';

let gateway: TestGateway;
afterEach(() => gateway.close());

/** Nothing that an address has used comes back during a test, and nothing waits. */
const bounds = { ...QUESTION_BOUNDS, requests: { burst: 40, perSecond: 1e-6 }, refusalSeconds: 0 };
const start = async (more: Parameters<typeof startTestGateway>[0] = {}) => {
  gateway = await startTestGateway({ bounds, ...more });
};

const TYPENAME = { query: '{ __typename }' };
const ask = async (headers: Record<string, string> = {}, body: string = JSON.stringify(TYPENAME)) =>
  (
    await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })
  ).status;

/** Asks without a credential until the address may not ask any more. Returns how often it could. */
async function useUp(body?: string): Promise<number> {
  for (let count = 0; count <= bounds.requests.burst; count++) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    if ((await ask({}, body)) === 429) return count;
  }
  throw new Error('it could be asked for ever');
}

test('an address without a credential may ask so often, whatever it asks for', async () => {
  await start();
  await useUp();
  expect((await fetch(`${gateway.url}/health`)).status).toBe(429);
  await expect(openSocket(gateway.port)).rejects.toThrow('429');
});

test('what it sends counts by its length, before it is read', async () => {
  await start();
  expect(await useUp('x'.repeat(256 * 1024))).toBeLessThan(bounds.requests.burst / 8);
});

test('a key and a session that are known to be good go on beside it, and their sockets', async () => {
  await start();
  for (const headers of [bearer(TOKENS.key), panelHeaders(gateway.port)]) expect(await ask(headers)).toBe(200);
  await useUp();
  for (const headers of [bearer(TOKENS.key), panelHeaders(gateway.port)]) expect(await ask(headers)).toBe(200);
  const socket = await openSocket(gateway.port, bearer(TOKENS.key));
  expect(await socket.init(withKey)).toBe(true);
  socket.close();
});

test('a made-up credential is a stranger’s, and so is one whose points are spent', async () => {
  await start({ operationCost: () => 4_000, now: () => 0 });
  expect(await ask(bearer(TOKENS.unknown))).toBe(401);
  let status = await ask(bearer(TOKENS.key));
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (let count = 0; count < 20 && status === 200; count++) status = await ask(bearer(TOKENS.key));
  expect(status).toBe(429);
  await expect.poll(async () => (await fetch(`${gateway.url}/health`)).status).toBe(429);
  for (const token of [TOKENS.key, TOKENS.unknown]) {
    const refused = await fetch(`${gateway.url}/graphql?query={__typename}`, { headers: bearer(token) });
    expect(await refused.text()).toContain('your network');
  }
});
