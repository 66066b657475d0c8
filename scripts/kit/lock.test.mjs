import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { alone } from './lock.mjs';

let folder;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'alone '))));
afterEach(() => rm(folder, { recursive: true }));

test('of two at once the second waits, and knows for whom', async () => {
  const events = [];
  const holding = Promise.withResolvers();
  const waited = Promise.withResolvers();
  const first = alone(
    async () => {
      holding.resolve();
      await waited.promise;
      events.push('first');
    },
    { folder },
  );
  await holding.promise;
  const second = alone(() => events.push('second'), { folder, onWait: waited.resolve });
  await Promise.all([first, second]);
  expect(await waited.promise).toBe(String(process.pid));
  expect(events).toEqual(['first', 'second']);
  expect(await readdir(folder)).toEqual([]);
});

test('the lock of a killed command does not block', async () => {
  await writeFile(join(folder, 'lock'), '999999999');
  expect(await alone(() => 'done', { folder })).toBe('done');
});

test('nor does it block whoever was given the number of its process', async () => {
  await writeFile(join(folder, 'lock'), `${process.pid} long ago`);
  expect(await alone(() => 'done', { folder })).toBe('done');
});

test('failed work releases the lock', async () => {
  await expect(alone(() => Promise.reject(new Error('broken')), { folder })).rejects.toThrow('broken');
  expect(await alone(() => 'done', { folder })).toBe('done');
});
