import { link, mkdir, mkdtemp, rename, rm, symlink, truncate, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ExtractionPlan } from '@launchyard/domain/uploads';
import { NotAsPlanned, requireAsPlanned } from './compare.ts';

const PLAN: ExtractionPlan = {
  files: [
    { entryIndex: 0, path: 'Game.exe', bytes: 4, crc32: 0 },
    { entryIndex: 1, path: 'Engine/deep/a.bin', bytes: 3, crc32: 0 },
  ],
  directories: ['Engine', 'Engine/deep', 'Empty'],
  totalBytes: 7,
};

let folder: string;
const at = (path: string) => join(folder, path);
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'launchyard-compare-'));
  for (const path of PLAN.directories) await mkdir(at(path));
  await writeFile(at('Game.exe'), 'MZ..');
  await writeFile(at('Engine/deep/a.bin'), 'abc');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const compare = () => requireAsPlanned(folder, PLAN, new AbortController().signal);

test('a folder that matches the plan is accepted', async () => {
  await compare();
});

test.each<[string, string, () => Promise<unknown>]>([
  ['an extra file', 'nothing of this kind', () => writeFile(at('Engine/b.bin'), '')],
  ['a missing file', 'missing: "Engine/deep/a.bin"', () => unlink(at('Engine/deep/a.bin'))],
  ['an extra folder', 'a folder that is not in the plan', () => mkdir(at('Other'))],
  ['a missing folder', 'missing: "Empty"', () => rm(at('Empty'), { recursive: true })],
  ['a file of another size', '2 instead of 4 bytes', () => truncate(at('Game.exe'), 2)],
  ['a file of another case', 'nothing of this kind', () => rename(at('Game.exe'), at('game.exe'))],
  ['an extra link', 'nothing of this kind', () => symlink('/etc/passwd', at('link'))],
  [
    'a link in a file’s place',
    'nothing of this kind',
    () => unlink(at('Game.exe')).then(() => symlink('/etc/passwd', at('Game.exe'))),
  ],
  [
    'a link in a folder’s place',
    'nothing of this kind',
    () => rm(at('Empty'), { recursive: true }).then(() => symlink('Engine', at('Empty'))),
  ],
  ['a hard link to a file', 'nothing of this kind', () => link(at('Game.exe'), at('Other.exe'))],
  [
    'a folder in a file’s place',
    'a folder that is not in the plan',
    () => unlink(at('Game.exe')).then(() => mkdir(at('Game.exe'))),
  ],
])('%s is detected', async (_, sentence, spoil) => {
  await spoil();
  const failure: unknown = await compare().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(NotAsPlanned);
  expect(String(failure)).toContain(sentence);
});
