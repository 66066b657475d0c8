import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { COMPILED } from '@launchyard/testing/compiled';
import { freePorts } from '@launchyard/testing/world/ports';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nodeFlags } from './node-flags.ts';
import { fault, startFakeServices, type FakeServices } from './test-kit/fake-services.ts';
import { until } from './test-kit/test-gateway.ts';

const MAIN = path.join(import.meta.dirname, 'main.ts');
const GATEWAY_SECRET = 'a-secret-of-at-least-thirty-two-characters';

let services: FakeServices;
let running: ChildProcess | undefined;
beforeEach(async () => {
  services = await startFakeServices();
});
afterEach(async () => {
  running?.kill('SIGKILL');
  await services.close();
});

/** Starts the process like the launcher. */
function start(environment: Record<string, string>, execArgv = nodeFlags) {
  const env = { PATH: process.env['PATH'], NODE_COMPILE_CACHE: COMPILED, ...environment };
  const child = fork(MAIN, { env, execArgv, silent: true });
  running = child;
  let output = '';
  child.stdout?.on('data', (chunk) => (output += String(chunk)));
  child.stderr?.on('data', (chunk) => (output += String(chunk)));
  return { child, output: () => output, exit: once(child, 'exit') };
}

describe('the process', () => {
  it('reports readiness, answers with the product’s schema, and exits with 0 on SIGTERM', async () => {
    const [port] = await freePorts();
    const { child, exit, output } = start({ GATEWAY_SECRET, PORT: String(port), UPSTREAM_URL: services.url });
    expect((await once(child, 'message'))[0]).toEqual({ ready: true });
    await until(async () => (await fetch(`http://127.0.0.1:${port}/ready`)).status === 200);
    const answered = await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ __typename }' }),
    });
    expect(await answered.json()).toMatchObject({ data: { __typename: 'Query' } });
    child.kill('SIGTERM');
    expect((await exit)[0]).toBe(0);
    expect(output()).not.toContain(GATEWAY_SECRET);
  });

  it('exits when the launcher is gone', async () => {
    const [port] = await freePorts();
    const { child, exit } = start({ GATEWAY_SECRET, PORT: String(port), UPSTREAM_URL: services.url });
    await once(child, 'message');
    child.disconnect();
    expect((await exit)[0]).toBe(0);
  });

  it('finishes running requests when the launcher is gone', async () => {
    const [port] = await freePorts();
    const { child, exit } = start({ GATEWAY_SECRET, PORT: String(port), UPSTREAM_URL: services.url });
    await once(child, 'message');
    const slow = Promise.withResolvers<undefined>();
    services.answers.set('/session/state', async () => {
      await slow.promise;
      return fault(401, 'UNAUTHENTICATED');
    });
    const asked = fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer lyk_keyThatNobodyHas' },
      body: JSON.stringify({ query: '{ publicConfig { productName } }' }),
    });
    await until(() => services.received.length > 0);
    child.disconnect();
    // It accepts nothing new any more, so it is shutting down.
    await until(() =>
      fetch(`http://127.0.0.1:${port}/health`).then(
        () => false,
        () => true,
      ),
    );
    slow.resolve(undefined);
    expect((await asked).status).toBe(401);
    expect((await exit)[0]).toBe(0);
  });

  it('exits if the launcher disappears during startup', async () => {
    const [port] = await freePorts();
    const { child, exit } = start({ GATEWAY_SECRET, PORT: String(port), UPSTREAM_URL: services.url });
    child.disconnect();
    expect((await exit)[0]).toBe(0);
  });

  it('refuses to start where text can become code, and says how to start it', async () => {
    const { exit, output } = start({ GATEWAY_SECRET }, []);
    expect((await exit)[0]).toBe(2);
    expect(output()).toContain('node --disallow-code-generation-from-strings packages/gateway/src/main.ts');
  });

  it('exits with 2 and a sentence if a setting is invalid', async () => {
    const { exit, output } = start({ GATEWAY_SECRET: 'short' });
    expect((await exit)[0]).toBe(2);
    expect(output()).toMatch(/^GATEWAY_SECRET is set to an invalid value/);
    expect(output()).not.toContain('short');
  });
});
