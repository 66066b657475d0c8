import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDataDirectory } from './data-lock.ts';

let dataDir: string;
beforeEach(async () => (dataDir = await mkdtemp(join(tmpdir(), 'lock '))));
afterEach(() => rm(dataDir, { recursive: true }));

test('a folder in use is refused with the process id, and free again after the release', async () => {
  const lock = await lockDataDirectory(dataDir);
  await expect(lockDataDirectory(dataDir)).rejects.toThrow(`in use by process ${process.pid}`);
  await lock.release();
  expect(await readdir(dataDir)).toEqual([]);
  expect((await lockDataDirectory(dataDir)).previousWasKilled).toBe(false);
});

test('the lock of a killed process does not block a start', async () => {
  const script = `
    const { lockDataDirectory } = await import(${JSON.stringify(new URL('./data-lock.ts', import.meta.url).href)});
    await lockDataDirectory(${JSON.stringify(dataDir)});
    console.log('locked');
    setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(holder.stdout, 'data');
  await expect(lockDataDirectory(dataDir)).rejects.toThrow(`in use by process ${holder.pid}`);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  expect((await lockDataDirectory(dataDir)).previousWasKilled).toBe(true);
});

test('a lock whose process id now belongs to another process does not block a start', async () => {
  await writeFile(join(dataDir, 'start.lock'), `${process.pid} some-earlier-boot 17`);
  await lockDataDirectory(dataDir);
});

test('of many concurrent starts that find a stale lock, one gets the folder', async () => {
  await writeFile(join(dataDir, 'start.lock'), '999999999 gone');
  const tries = await Promise.allSettled(Array.from({ length: 5 }, () => lockDataDirectory(dataDir)));
  expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
});
