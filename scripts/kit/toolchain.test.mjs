import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint } from './toolchain.mjs';

let checkout;
beforeEach(async () => {
  checkout = await mkdtemp(join(tmpdir(), 'checkout '));
  await mkdir(join(checkout, 'packages', 'api', 'src'), { recursive: true });
  await mkdir(join(checkout, 'node_modules', 'zod'), { recursive: true });
  await writeFile(join(checkout, 'pnpm-lock.yaml'), 'one');
});
afterEach(() => rm(checkout, { recursive: true }));

test.each([
  'pnpm-lock.yaml',
  'package.json',
  'pnpm-workspace.yaml',
  'packages/api/package.json',
  'packages/new/package.json',
])('packages are installed again after a change of %s', async (path) => {
  const before = await fingerprint(checkout);
  await mkdir(join(checkout, path, '..'), { recursive: true });
  await writeFile(join(checkout, path), 'two');
  expect(await fingerprint(checkout)).not.toBe(before);
});

test('a change of source causes no installation', async () => {
  const before = await fingerprint(checkout);
  await writeFile(join(checkout, 'packages', 'api', 'src', 'index.ts'), 'two');
  await writeFile(join(checkout, 'node_modules', 'package.json'), 'two');
  expect(await fingerprint(checkout)).toBe(before);
});
