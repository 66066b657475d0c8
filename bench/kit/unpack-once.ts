import { withArchive } from '@launchyard/platform/uploads/pipeline/archive';
import { requireAsPlanned } from '@launchyard/platform/uploads/pipeline/compare';
import { unpack } from '@launchyard/platform/uploads/pipeline/unpack';

/** A process that does what the pipeline's stage `prepare` does with an archive: plan, unpack, sync, compare. Arguments: archive, folder. */
const [archive, folder] = process.argv.slice(2);
if (!archive || !folder) throw new Error('archive and folder are missing');
await withArchive(archive, async ({ file, entries, plan, problem }) => {
  if (!plan) throw new Error(problem?.evidence);
  await unpack({ file, entries, plan }, folder, () => Promise.resolve());
  await requireAsPlanned(folder, plan, new AbortController().signal);
});
