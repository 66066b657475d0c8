import { beforeAll, expect, test } from 'vitest';
import { calls } from '@launchyard/contract/calls';
import { GATEWAY_SECRET_HEADER } from '@launchyard/contract/kit';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';

let world: PlatformWorld;
beforeAll(async () => {
  world = await startPlatform({ config: { streamTestNoticeSecrets: ['the secret of the test server of one world'] } });
  return () => world.close();
});

test('the hooks’ origin answers health and readiness, and nothing that a page could use', async () => {
  const { hooks } = world.config.addresses;
  const said = await Promise.all(['/health', '/ready'].map(async (path) => (await fetch(hooks + path)).json()));
  expect(said).toEqual([{ status: 'ok' }, { status: 'ready' }]);
  const { headers } = await fetch(`${hooks}/`, { headers: { origin: 'https://evil.example' } });
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
});

test('the private api cannot be called through it, neither with a session nor with the gateway’s secret', async () => {
  const { hooks, upstream } = world.config.addresses;
  const person = await world.person();
  const headers = {
    authorization: `Bearer ${person.session}`,
    [GATEWAY_SECRET_HEADER]: world.config.gatewaySecret,
    'content-type': 'application/json',
  };
  const ask = (origin: string, { method, path }: { method: string; path: string }) =>
    fetch(origin + path, { method, headers, ...(method === 'GET' ? {} : { body: '{}' }) });
  for (const call of [...calls, { method: 'GET', path: '/events' }, { method: 'GET', path: '/outbox' }]) {
    expect([call.path, (await ask(hooks, call)).status]).toEqual([call.path, 404]);
  }
  // The same request does reach the api where it listens.
  expect((await ask(upstream, { method: 'GET', path: '/outbox' })).status).toBe(200);
});
