import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkBuild, inspectBuild, NO_ANSWERS } from '@launchyard/domain/uploads';
import { readArchive } from '@launchyard/testing/archives/reading';
import { beforeAll, expect, test } from 'vitest';
import { makeSampleBuild } from './index.ts';

let folder: string;
let archive: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'launchyard-make-'));
  archive = join(folder, 'one.zip');
  await makeSampleBuild(archive, { appName: 'Alpine_Villa' });
  return () => rm(folder, { recursive: true });
});

test('the rules for builds find a Linux build with its plugin and its script, and nothing to refuse', async () => {
  const { directory } = await readArchive(archive);
  const entries = directory?.entries ?? [];
  const found = inspectBuild(entries);
  const circumstances = { appName: 'Alpine_Villa', isPlugin2Supported: false, canAsk: true };
  const answers = { ...NO_ANSWERS, isLinuxBuild: true };
  expect(checkBuild(found, { ...circumstances, answers })).toMatchObject({
    violations: [],
    noPluginQuestion: false,
    isLinuxBuild: true,
    start: { path: 'Alpine_Villa.sh', reason: 'scriptOfApp' },
  });
  expect(found.plugin).toMatchObject({ version: 1, hasBoth: false });
  expect(entries.filter(({ unixMode }) => ((unixMode ?? 0) & 0o111) !== 0).map(({ name }) => name)).toEqual([
    'Alpine_Villa.sh',
    'Alpine_Villa/Binaries/Linux/wrtc.node',
  ]);
});

test('equal inputs make equal bytes, and nothing is left beside the file', async () => {
  const again = join(folder, 'two.zip');
  await makeSampleBuild(again, { appName: 'Alpine_Villa' });
  expect((await readFile(again)).equals(await readFile(archive))).toBe(true);
  expect(await readdir(folder)).toEqual(['one.zip', 'two.zip']);
});

test.each(['', 'Alpine Villa', '../villa', '$(reboot)', 'x'.repeat(65)])(
  'the app name %j is refused',
  async (appName) => {
    await expect(makeSampleBuild(join(folder, 'no.zip'), { appName })).rejects.toThrow(RangeError);
  },
);

test('it contains no path of the machine that made it', async () => {
  const bytes = await readFile(archive);
  expect(bytes.includes(import.meta.dirname)).toBe(false);
});
