import { pino } from 'pino';
import { beforeAll, expect, test } from 'vitest';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { openDatabase, type Database } from './database.ts';
import { holdLock } from './held-lock.ts';

let world: PlatformWorld;
beforeAll(async () => {
  world = await startPlatform();
  return () => world.close();
});

const log = pino({ level: 'silent' });

/** A process that wants the lock, and what became of it. */
async function start(name: string, taken: () => Promise<void> = () => Promise.resolve()) {
  const database: Database = openDatabase(world.config.databaseUrl, { connections: 2, onError: () => undefined });
  const heard: string[] = [];
  const holder = {
    async taken() {
      heard.push('taken');
      await taken();
    },
    lost: () => void heard.push('lost'),
  };
  const lock = await holdLock({ database, log }, name, holder, 10).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  return {
    heard,
    async close() {
      await lock.close();
      await database.close();
    },
  };
}

test('one process has it, and the next one when that ends', async () => {
  const first = await start('a');
  const [second, other] = [await start('a'), await start('b')];
  expect([first.heard, second.heard, other.heard]).toEqual([['taken'], [], ['taken']]);
  await first.close();
  await expect.poll(() => second.heard).toEqual(['taken']);
  expect(first.heard).toEqual(['taken']);
  await Promise.all([second.close(), other.close()]);
});

test('a process that cannot begin with it does not start, and keeps it from nobody', async () => {
  await expect(start('c', () => Promise.reject(new Error('no way')))).rejects.toThrow('no way');
  const next = await start('c');
  await expect.poll(() => next.heard).toEqual(['taken']);
  await next.close();
});

test('whoever loses the connection is told, and may have it again', async () => {
  const only = await start('d');
  await world.database.pool.query(
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted
     and (classid::bigint << 32 | objid::bigint) = hashtextextended('d', 0)`,
  );
  await expect.poll(() => only.heard).toEqual(['taken', 'lost', 'taken']);
  await only.close();
});
