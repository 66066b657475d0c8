import { withArchive } from '@launchyard/platform/uploads/pipeline/archive';
import { requireAsPlanned } from '@launchyard/platform/uploads/pipeline/compare';
import { unpack } from '@launchyard/platform/uploads/pipeline/unpack';

/** Does to an archive what the pipeline's `prepare` stage does: plan, unpack, sync, compare. Arguments: archive, folder. */
const [archive, folder] = process.argv.slice(2);
if (!archive || !folder) throw new Error('archive and folder are missing');
await withArchive(archive, async ({ file, entries, plan, problem }) => {
  if (!plan) throw new Error(problem?.evidence);
  await unpack({ file, entries, plan }, folder, () => Promise.resolve());
  await requireAsPlanned(folder, plan, new AbortController().signal);
});
