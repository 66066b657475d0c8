import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ArchiveWriter } from '@launchyard/testing/archives/index';
import { watchSyncs } from '../../providers/files/test-syncs.ts';
import { withArchive } from './archive.ts';
import { unpack } from './unpack.ts';

const LARGE = Buffer.alloc(1024 * 1024 + 1, 'x');

let folder: string;
let target: string;
let archive: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'launchyard-unpack-'));
  target = join(folder, 'build');
  archive = join(folder, 'build.zip');
  await mkdir(target);
  await mkdir(join(folder, 'bin'));
  const writer = new ArchiveWriter(archive);
  writer.addFile('W/small.txt', Buffer.from('small'));
  writer.addFile('W/deep/large.bin', LARGE);
  writer.addFile('W/deep/empty.txt', Buffer.alloc(0));
  writer.finish();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

/** Unpacks with the given program as the system’s `sync` (none if null); returns what was synced individually. */
async function unpackWith(sync: string | null): Promise<string[]> {
  const program = join(folder, 'bin', 'sync');
  if (sync !== null) {
    await writeFile(program, `#!/bin/sh\n${sync}\n`);
    await chmod(program, 0o755);
  }
  const synced: string[] = [];
  const undo = await watchSyncs(archive, (path) => void synced.push(path.slice(target.length)));
  vi.stubEnv('PATH', join(folder, 'bin'));
  await withArchive(archive, async ({ file, entries, plan }) => {
    if (!plan) throw new Error('this archive can be unpacked');
    await unpack({ file, entries, plan }, target, () => Promise.resolve());
  });
  undo();
  return synced.toSorted();
}

test('small files and all names are synced in one pass over the file system, after the last of them is written', async () => {
  const log = join(folder, 'log');
  const synced = await unpackWith(`echo "$@" > ${log}; cd "$2" && echo W/* W/deep/* >> ${log}`);
  const names = 'W/deep W/small.txt W/deep/empty.txt W/deep/large.bin';
  expect(await readFile(log, 'utf8')).toBe(`-f ${target}\n${names}\n`);
  expect(synced).toEqual(['/W/deep/large.bin']);
  expect(await readFile(join(target, 'W', 'small.txt'), 'utf8')).toBe('small');
});

const modeOf = async (path: string) => ((await stat(join(target, path))).mode & 0o777).toString(8);

test('everybody may read a build, and run its programs, whatever the archive and our umask say', async () => {
  const writer = new ArchiveWriter(archive);
  writer.addFile('W/start.sh', Buffer.from('#!/bin/sh\n'));
  writer.addFile('W/Game', Buffer.from('\x7fELF\x02\x01', 'latin1'));
  writer.addFile('W/data.pak', Buffer.from('data'));
  writer.finish();
  const umask = process.umask(0o077);
  try {
    await unpackWith('exit 0');
  } finally {
    process.umask(umask);
  }
  const paths = ['', 'W', 'W/start.sh', 'W/Game', 'W/data.pak'];
  expect(await Promise.all(paths.map(modeOf))).toEqual(['755', '755', '755', '755', '644']);
});

test.each([
  ['is not there', null],
  ['fails', 'exit 1'],
])('if that pass %s, each file and folder is synced individually', async (_, sync) => {
  expect(await unpackWith(sync)).toEqual([
    '',
    '/W',
    '/W/deep',
    '/W/deep/empty.txt',
    '/W/deep/large.bin',
    '/W/small.txt',
  ]);
});
