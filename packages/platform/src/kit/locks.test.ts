import { beforeAll, expect, test } from 'vitest';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { runAlone, takeLock } from './locks.ts';

let world: PlatformWorld;
beforeAll(async () => {
  world = await startPlatform();
  return () => world.close();
});

test('of several concurrent callers one runs, and another can run afterwards', async () => {
  const done: string[] = [];
  await runAlone(world.database, 'a', async () => {
    await runAlone(world.database, 'a', async () => void done.push('the second'));
    done.push('the first');
  });
  await runAlone(world.database, 'a', async () => void done.push('the third'));
  expect(done).toEqual(['the first', 'the third']);
});

test('a lock does not block locks of other names', async () => {
  const done: string[] = [];
  await runAlone(world.database, 'a', async () => {
    await world.database.sql.transaction((tx) => takeLock(tx, 'b'));
    await runAlone(world.database, 'c', async () => void done.push('c'));
  });
  expect(done).toEqual(['c']);
});
