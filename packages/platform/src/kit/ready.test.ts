import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { beforeAll, expect, test, vi } from 'vitest';
import { createReadyCheck } from './ready.ts';

let world: PlatformWorld;
beforeAll(async () => {
  world = await startPlatform();
  return () => world.close();
});

test('a thousand concurrent checks cost two queries', async () => {
  const query = vi.spyOn(world.database.pool, 'query');
  const check = createReadyCheck(world.database);
  await Promise.all(Array.from({ length: 1_000 }, check));
  await check();
  expect(query.mock.calls.length).toBeLessThanOrEqual(3);
});

test.each(['files', 'stream', 'hooks'] as const)('%s reports readiness publicly', async (name) => {
  const answer = await fetch(`http://127.0.0.1:${world.config.addresses.ports[name]}/ready`);
  expect(await answer.json()).toEqual({ status: 'ready' });
});
