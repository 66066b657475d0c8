import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LaunchError } from './launch-error.ts';
import { readSecrets } from './secrets.ts';

let dataDir: string;
beforeEach(async () => (dataDir = await mkdtemp(join(tmpdir(), 'secrets-'))));
afterEach(() => rm(dataDir, { recursive: true }));

test('the first call creates secrets, and every later call returns the same ones', async () => {
  const made = await readSecrets(dataDir);
  expect(await readSecrets(dataDir)).toEqual(made);
  expect(new Set(Object.values(made)).size).toBe(4);
});

test('a file of an earlier release keeps its secrets, and gets those that it lacks once', async () => {
  const { launcherSecret: _, ...kept } = await readSecrets(dataDir);
  const former = { ...kept, applicationPassword: 'x'.repeat(43) };
  await writeFile(join(dataDir, 'secrets.json'), JSON.stringify(former));
  const read = await readSecrets(dataDir);
  expect(read).toEqual({ ...kept, launcherSecret: expect.any(String) });
  expect(await readSecrets(dataDir)).toEqual(read);
});

test('only the owner can read the file, even after its mode was changed', async () => {
  await readSecrets(dataDir);
  const file = join(dataDir, 'secrets.json');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await chmod(file, 0o644);
  await readSecrets(dataDir);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test.each(['', '{}', '{"ownerPassword":"short"}', 'not json'])(
  'a damaged file (%j) prevents the start instead of being replaced',
  async (text) => {
    await writeFile(join(dataDir, 'secrets.json'), text);
    const refusal = await readSecrets(dataDir).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(LaunchError);
    expect(String(refusal)).toContain('secrets.json is damaged');
  },
);
