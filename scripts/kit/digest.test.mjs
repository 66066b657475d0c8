import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { digest } from './digest.mjs';

let folder;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'digest '));
  await mkdir(join(folder, 'src', 'dist'), { recursive: true });
  await writeFile(join(folder, 'src', 'one.ts'), 'one');
});
afterEach(() => rm(folder, { recursive: true }));

const current = () => digest(folder, ['src', 'missing.json'], { skip: ['dist'] });

test('it stays the same while nothing changes, and skipped folders do not matter', async () => {
  const before = await current();
  await writeFile(join(folder, 'src', 'dist', 'built.js'), 'built');
  expect(await current()).toBe(before);
});

test.each([
  ['a content', () => writeFile(join(folder, 'src', 'one.ts'), 'two')],
  ['a new file', () => writeFile(join(folder, 'src', 'two.ts'), '')],
  ['a file that was missing', () => writeFile(join(folder, 'missing.json'), '')],
  ['a removed file', () => rm(join(folder, 'src', 'one.ts'))],
])('%s changes it', async (_, change) => {
  const before = await current();
  await change();
  expect(await current()).not.toBe(before);
});
