import { Client } from 'pg';
import { pino } from 'pino';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { openLine } from '@launchyard/testing/world/rough-line';
import { PROCESS_PATIENCE } from '@launchyard/testing/waits';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { openDatabase, type Database } from './database.ts';
import { holdLock, type LockHolder, type Timing } from './held-lock.ts';

let world: PlatformWorld;
beforeAll(async () => {
  world = await startPlatform();
  return () => world.close();
});

const log = pino({ level: 'silent' });

/** A process that wants the lock, and what became of it. */
async function start(
  name: string,
  {
    taken = () => Promise.resolve(),
    lost = () => undefined,
    url = world.config.databaseUrl,
    timing,
  }: { taken?: LockHolder['taken']; lost?: LockHolder['lost']; url?: string; timing?: Timing } = {},
) {
  const database: Database = openDatabase(url, { connections: 2, onError: () => undefined });
  const heard: string[] = [];
  const holder = {
    async taken(signal: AbortSignal) {
      heard.push('taken');
      await taken(signal);
    },
    lost() {
      heard.push('lost');
      lost();
    },
  };
  const lock = await holdLock({ database, log }, name, holder, 10, timing).catch(async (error: unknown) => {
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
  await expect(start('c', { taken: () => Promise.reject(new Error('no way')) })).rejects.toThrow('no way');
  const next = await start('c');
  await expect.poll(() => next.heard).toEqual(['taken']);
  await next.close();
});

/** Ends the connection that holds a lock. */
const breakLock = (name: string) =>
  world.database.pool.query(
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted
     and (classid::bigint << 32 | objid::bigint) = hashtextextended($1, 0)`,
    [name],
  );

test('whoever loses the connection is told, and may have it again', async () => {
  const only = await start('d');
  await breakLock('d');
  await expect.poll(() => only.heard).toEqual(['taken', 'lost', 'taken']);
  await only.close();
});

/** A line to the database that can be frozen, and how often its connection was tried. */
async function rough() {
  const direct = new URL(world.config.databaseUrl);
  const line = await openLine(Number(direct.port));
  onTestFinished(() => line.close());
  const url = Object.assign(new URL(direct), { host: new URL(line.url).host }).href;
  const queries = vi.spyOn(Client.prototype, 'query');
  onTestFinished(() => queries.mockRestore());
  return { line, url, beats: () => queries.mock.calls.filter(([query]) => query === 'select 1').length };
}

test('a database that takes its time costs nobody the lock', async () => {
  const { line, url, beats } = await rough();
  const only = await start('e', { url, timing: { beat: 10, silence: PROCESS_PATIENCE } });
  line.freeze();
  const before = beats();
  await expect.poll(beats).toBeGreaterThan(before);
  line.thaw();
  const after = beats();
  await expect.poll(beats).toBeGreaterThan(after);
  expect(only.heard).toEqual(['taken']);
  await only.close();
});

test('whether it says something is also asked while the holder begins', async () => {
  const { url, beats } = await rough();
  const begun = Promise.withResolvers<void>();
  const taken = vi.fn(() => begun.promise);
  const starting = start('f', { taken, url, timing: { beat: 10, silence: PROCESS_PATIENCE } });
  await expect.poll(() => taken.mock.calls).not.toEqual([]);
  const before = beats();
  await expect.poll(beats).toBeGreaterThan(before + 1);
  begun.resolve();
  const only = await starting;
  await only.close();
});

test.each(['has begun', 'begins for ever'])('one that says nothing costs it, also when its holder %s', async (how) => {
  const { line, url } = await rough();
  const signals: AbortSignal[] = [];
  const taken = async (signal: AbortSignal) => {
    if (signals.push(signal) === 2 && how !== 'has begun') await new Promise(() => undefined);
  };
  // The first connection must not be lost: whoever cannot begin with it does not start.
  const timing = { beat: 10, silence: PROCESS_PATIENCE };
  const only = await start('g', { url, taken, timing });
  timing.silence = 300;
  await breakLock('g');
  await expect.poll(() => signals.length).toBeGreaterThan(1);
  line.freeze();
  await expect.poll(() => signals.at(-1)?.aborted).toBe(true);
  line.thaw();
  const before = signals.length;
  await expect.poll(() => signals.length).toBeGreaterThan(before);
  await only.close();
  expect(only.heard.slice(0, 5)).toEqual(['taken', 'lost', 'taken', 'lost', 'taken']);
});

test('a holder that cannot leave keeps no connection', async () => {
  const taken = vi
    .fn(() => Promise.resolve())
    .mockResolvedValueOnce()
    .mockRejectedValueOnce(new Error('no way'));
  const lost = vi
    .fn(() => undefined)
    .mockReturnValueOnce(undefined)
    .mockImplementationOnce(() => {
      throw new Error('cannot leave');
    });
  const only = await start('h', { taken, lost });
  await breakLock('h');
  await expect.poll(() => only.heard).toEqual(['taken', 'lost', 'taken', 'lost', 'taken']);
  await only.close();
});
