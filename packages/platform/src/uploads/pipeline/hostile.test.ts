import { PROCESS_PATIENCE, SYSTEM_PATIENCE } from '@launchyard/testing/waits';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { storageStatus } from '@launchyard/contract/plans';
import { parseId } from '@launchyard/domain/kit';
import { HOSTILE_NAMES, writeHostile } from '@launchyard/testing/archives/index';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply } from '@launchyard/testing/world/rest';
import { TestUploader } from '../test-uploader.ts';

let world: PlatformWorld;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'launchyard-hostile-'));
  world = await startPlatform({ withWorker: true });
  return async () => {
    await world.close();
    await rm(folder, { recursive: true, force: true });
  };
});

/** Odd but accepted: they fail at their test, because none of them is a build. */
const UNPACKED: Record<string, string> = {
  ...Object.fromEntries(
    [
      'ok',
      'descriptor',
      'nested',
      'long-comment',
      'prefixed-offsets-right',
      'prefixed-offsets-wrong',
      'prefixed-zip64-offsets-wrong',
      'zip64-not-needed',
      'entries-65535',
      'entries-65536',
      'entries-70000',
      'entries-70000-no-zip64',
      'names-utf8-without-flag',
      'names-unicode-path-same',
      'zip64-field-not-needed',
      'names-harmless',
    ].map((name) => [name, 'EXECUTABLE_MISSING']),
  ),
  'names-code-page': 'PLUGIN_MISSING',
};
/** Refused at the start, by their sizes. */
const NOT_BEGUN: Record<string, string> = { 'empty-file': 'FILE_EMPTY', 'too-large': 'FILE_TOO_LARGE' };

/** Tens of thousands of files each: `LARGE_ARCHIVES=1` includes them, which takes some minutes. */
const isLarge = (name: string) => name.startsWith('entries-');
const hasLarge = process.env['LARGE_ARCHIVES'] === '1';
const begun = HOSTILE_NAMES.filter((name) => !(name in NOT_BEGUN) && (hasLarge || !isLarge(name)));

/** Everything below a folder that is neither a plain file nor a folder, and everything named by an archive. */
async function findIntruders(root: string): Promise<string[]> {
  const all = await readdir(root, { withFileTypes: true, recursive: true });
  return all
    .filter((entry) => !(entry.isFile() || entry.isDirectory()) || entry.name.startsWith('pwned'))
    .map((entry) => join(entry.parentPath, entry.name));
}

describe.concurrent('a hostile archive that goes through the whole pipeline', () => {
  test.each(begun)(
    '%s ends in an explained failure, leaves nothing behind, and writes nothing elsewhere',
    async (name) => {
      const path = join(folder, `${name}.zip`);
      writeHostile(path, name);
      const person = await world.person();
      const uploader = new TestUploader(world, person);
      const { id } = await uploader.uploadFile(path);
      const upload = await uploader.waitForEnd(id);
      expect(upload.failure?.code).toBe(UNPACKED[name] ?? 'ARCHIVE_NOT_EXTRACTABLE');
      expect(upload.failure?.evidence).toEqual(expect.stringMatching(/./));
      const status = expectReply(await world.rest(storageStatus, {}, { token: person.session }));
      expect(status).toMatchObject({ usedBytes: 0, reservedBytes: 0 });
      const uploadId = parseId('upload', id) ?? '';
      const list = (...at: string[]) => readdir(join(world.config.dataDir, ...at)).catch(() => []);
      await vi.waitFor(
        async () => {
          expect(await list('work')).not.toContain(uploadId);
          expect(await list('files', 'objects')).not.toContain(uploadId);
        },
        { timeout: PROCESS_PATIENCE },
      );
    },
    // They wait for each other’s turns.
    2 * SYSTEM_PATIENCE,
  );
});

test('afterwards no build, no link and no file of theirs exists anywhere', async () => {
  const { dataDir } = world.config;
  await vi.waitFor(async () => expect(await readdir(join(dataDir, 'files', 'builds')).catch(() => [])).toEqual([]));
  expect(await findIntruders(dataDir)).toEqual([]);
  const outside = (await readdir(tmpdir())).filter((name) => name.startsWith('pwned'));
  expect(outside).toEqual([]);
});

test.each(Object.entries(NOT_BEGUN))('%s is refused at the start', async (name, code) => {
  const path = join(folder, `${name}.zip`);
  writeHostile(path, name);
  const { size } = await stat(path);
  await rm(path);
  const refused = await new TestUploader(world, await world.person()).tryStart({ sizeBytes: size });
  expect(refused.refusals?.[0]?.code).toBe(code);
});
