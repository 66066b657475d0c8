import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { QUESTION_BOUNDS } from '@launchyard/process/guarded-server';
import { listenEarly, type EarlyServer } from './early-server.ts';

let early: EarlyServer;
afterEach(() => new Promise((resolve) => early.server.close(resolve)));

test('requests before the server is ready are answered once it is, and so are all later ones', async () => {
  early = await listenEarly(0, '127.0.0.1', [], QUESTION_BOUNDS);
  const url = `http://127.0.0.1:${early.port}/`;
  const first = fetch(url);
  const upgrade = connect(early.port, '127.0.0.1');
  upgrade.write('GET /socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  await expect.poll(() => connections()).toBe(2);
  early.serve({
    isKnown: () => false,
    request: (request, response) => response.setHeader('connection', 'close').end(`answer to ${request.url}`),
    upgrade: (request, socket) => socket.end(`upgrade of ${request.url}`),
  });
  expect(await (await first).text()).toBe('answer to /');
  expect(String((await once(upgrade, 'data'))[0])).toBe('upgrade of /socket');
  expect(await (await fetch(`${url}later`)).text()).toBe('answer to /later');
});

function connections(): Promise<number> {
  return new Promise((resolve, reject) =>
    early.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}
