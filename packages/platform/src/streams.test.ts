import { request } from 'node:http';
import { beforeAll, expect, test } from 'vitest';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';

let world: PlatformWorld;
beforeAll(async () => {
  world = await startPlatform();
  return () => world.close();
});

test('the stream origin says calmly that a link does not exist, may not be framed, and accepts no writes', async () => {
  const { stream } = world.config.addresses;
  const page = await fetch(`${stream}/v5/nobody/Nothing/default`);
  expect(page.status).toBe(404);
  expect(await page.text()).toContain('This link has expired');
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await fetch(`${stream}/v5/a/b/c`, { method: 'PUT' })).status).toBe(405);
});

test('its pages load the product’s type from itself', async () => {
  const { stream } = world.config.addresses;
  const html = await (await fetch(`${stream}/v5/nobody/Nothing/default`)).text();
  const path = /url\((\/fonts\/[\w.]+)\)/.exec(html)?.[1] ?? 'none';
  const font = await fetch(stream + path);
  expect([font.status, font.headers.get('content-type')]).toEqual([200, 'font/woff2']);
  expect((await font.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
});

test('a client that offers another protocol gets the page all the same', async () => {
  const { stream } = world.config.addresses;
  const headers = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABk' };
  const status = await new Promise((resolve, reject) => {
    request(`${stream}/health`, { headers }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end();
  });
  expect(status).toBe(200);
});

test('it answers health and readiness, and serves no files', async () => {
  const { stream } = world.config.addresses;
  const said = await Promise.all(['/health', '/ready'].map(async (path) => (await fetch(stream + path)).json()));
  expect(said).toEqual([{ status: 'ok' }, { status: 'ready' }]);
  expect((await fetch(`${stream}/parts/x`, { method: 'PUT', body: 'x' })).status).toBe(405);
  expect((await fetch(`${stream}/pictures/x`)).status).toBe(404);
});
