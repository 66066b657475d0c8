import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describeVersion } from '../../apps/versions/untested.ts';
import { makeFolder, renameForGood } from '../../providers/files/sync.ts';
import type { StreamTester } from '../../providers/streamtest/stream-tester.ts';
import { uploads } from '../../tables/uploads.ts';
import { answersOf } from '../present.ts';
import { tellCheck } from '../timeline/stages.ts';
import { archivePath, notExtractable, withArchive } from './archive.ts';
import { requireAsPlanned } from './compare.ts';
import { readContents } from './contents.ts';
import type { PipelineDeps } from './deps.ts';
import { reserveUnpacked } from './reserve-unpacked.ts';
import type { StageRunner } from './stage.ts';
import { unpack } from './unpack.ts';

export interface PrepareDeps extends Pick<PipelineDeps, 'database' | 'bin' | 'folders' | 'clock'> {
  tester: Pick<StreamTester, 'starts'>;
}

/**
 * Reserves disk space for the unpacked archive, unpacks it as planned, compares the result with the plan, finds out
 * whether its test will start it, and moves the complete build to its place.
 */
export function prepareStage(deps: PrepareDeps): StageRunner {
  const { folders, clock, tester } = deps;
  return async (context) => {
    const { upload, folder, signal, report, expectBytes } = context;
    const { versionId } = upload;
    if (!versionId) throw new Error(`upload ${upload.id} is prepared without a version`);
    const place = folders.build(versionId);
    const unpacked = join(folder, 'build');
    const { told, contents } = await withArchive(
      archivePath(folders, upload.id),
      async ({ file, entries, plan, problem }) => {
        if (!plan) throw notExtractable(problem?.evidence ?? 'refused', problem?.advice);
        await reserveUnpacked(deps, context, plan);
        expectBytes(2 * plan.totalBytes);
        await mkdir(unpacked, { mode: 0o755 });
        let bytes = 0;
        await unpack({ file, entries, plan }, unpacked, async (written) => {
          signal.throwIfAborted();
          bytes += written;
          await report((bytes / Math.max(1, plan.totalBytes)) * 100);
        });
        await requireAsPlanned(unpacked, plan, signal);
        return {
          contents: await readContents(unpacked, plan, upload),
          told: tellCheck(context, clock, {
            stage: 'prepare',
            checkedBytes: bytes,
            checkedItems: plan.files.length,
            finding: 'Unpacked and compared with the plan: no path escapes, no links, no ZIP bombs, checksums match.',
          }),
        };
      },
    );
    const build = { folder: unpacked, appName: upload.appName, answers: answersOf(upload) };
    const isOnlyInspected = !(await tester.starts(build, signal));
    await makeFolder(dirname(place));
    return async (tx) => {
      // Left by an attempt that moved it but could not record that.
      await rm(place, { recursive: true, force: true });
      await renameForGood(unpacked, place);
      await told(tx);
      await tx.update(uploads).set({ isOnlyInspected }).where(eq(uploads.id, upload.id));
      await describeVersion(tx, versionId, { contents });
    };
  };
}
