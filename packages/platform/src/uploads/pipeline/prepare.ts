import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Folders } from '../../providers/files/folders.ts';
import { makeFolder, renameForGood } from '../../providers/files/sync.ts';
import { archivePath, notExtractable, withArchive } from './archive.ts';
import type { StageRunner } from './stage.ts';
import { unpack } from './unpack.ts';

/** Unpacks the archive as planned, and gives the build its place once it is whole. */
export function prepareStage({ folders }: { folders: Folders }): StageRunner {
  return async ({ upload, folder, signal, report }) => {
    if (!upload.versionId) throw new Error(`upload ${upload.id} is prepared without a version`);
    const place = folders.build(upload.versionId);
    const unpacked = join(folder, 'build');
    await withArchive(archivePath(folders, upload.id), async ({ file, entries, plan, problem }) => {
      if (!plan) throw notExtractable(problem ?? 'refused');
      await mkdir(unpacked, { mode: 0o755 });
      let bytes = 0;
      await unpack({ file, entries, plan }, unpacked, async (written) => {
        signal.throwIfAborted();
        bytes += written;
        await report((bytes / Math.max(1, plan.totalBytes)) * 100);
      });
    });
    await makeFolder(dirname(place));
    return async () => {
      // An attempt that moved it and then could not write so left one here.
      await rm(place, { recursive: true, force: true });
      await renameForGood(unpacked, place);
    };
  };
}
