import { expect, test } from 'vitest';
import { listFiles, readText } from './files.ts';
import { findListeners } from './listeners/find.ts';

/** The files that may listen publicly: docs/adr/0023-machines-outside-come-to-hooks.md explains why the api is not among them. */
const OPEN = [
  'packages/gateway/src/http/early-server.ts',
  'packages/payments/src/payments.ts',
  'packages/platform/src/files.ts',
  'packages/platform/src/hooks.ts',
  'packages/platform/src/http/public-server.ts',
  'packages/platform/src/streams.ts',
];
/** Listens for a moment to check whether a port is free, before anything is started. */
const TRIES = 'packages/launcher/src/ports.ts';
/** Runs inside a build, and listens on request to test that a build cannot. */
const IN_A_BUILD = 'packages/sample/src/streamer/switches/network.ts';

test('only the gateway, the files, the links, the hooks and the checkout listen publicly', () => {
  const files = listFiles(/^packages\/.*\.ts$/).filter(
    (path) => !/\.test\.ts$|\/test-[^/]*$|^packages\/testing\//.test(path) && path !== TRIES && path !== IN_A_BUILD,
  );
  // Without these files the check would find nothing.
  for (const path of [...OPEN, 'packages/platform/src/api.ts']) expect(files).toContain(path);
  expect(findListeners(Object.fromEntries(files.map((path) => [path, readText(path)])), OPEN)).toEqual([]);
});

test('an api that listens publicly is found', () => {
  const path = 'packages/platform/src/api.ts';
  const opened = readText(path).replace("host: '127.0.0.1'", 'host: config.host');
  expect(findListeners({ [path]: opened }, OPEN)).toEqual([`${path} listens on a public address`]);
});

const path = 'packages/platform/src/machines/report.ts';
test.each([
  ['a server of its own', "createServer(handle).listen(port, '0.0.0.0');"],
  ['a host of the settings', 'await server.listen({\n  host: config.host,\n  port: 4005,\n});'],
  ['no host at all', 'server.listen(port);'],
  ['the function of the public servers', 'const listening = await listenPublicly(server, host, port);'],
])('an area that listens with %s is found', (_, text) => {
  expect(findListeners({ [path]: text }, OPEN)).toEqual([`${path} listens on a public address`]);
});

test('a public server without limits is found; local servers and event listeners are not', () => {
  const text = 'const server = createServer(handle);\nserver.listen(port, host);';
  expect(findListeners({ [path]: text }, [path])).toEqual([`${path} listens publicly without limits`]);
  const others = "server.listen(0, '127.0.0.1');\nhub.listen(listener);\ncontext.live.listen(listener);";
  expect(findListeners({ [path]: others }, [])).toEqual([]);
});
