import { MAX_PARTS } from '@launchyard/domain/uploads';
import { startUpload } from '@launchyard/testing/growth/one-upload';
import { withLargeWorlds } from '@launchyard/testing/growth/large-world';
import { costOf, sizesUpTo, type Cost, type Growth } from './cost.ts';

/** The product's limit of parts per upload. */
export async function partsGrowth(): Promise<Growth[]> {
  const missing = new Map<number, Cost>();
  const finish = new Map<number, Cost>();
  await withLargeWorlds(async (open) => {
    const world = await open(async () => undefined);
    const owner = await world.person();
    for (const parts of sizesUpTo(MAX_PARTS)) {
      // Every second part is missing, which makes the longest possible response.
      const gaps = await startUpload(world, owner, { parts, every: 2 });
      missing.set(parts, await costOf(() => gaps.missing(), nothing));
      finish.set(
        parts,
        await costOf(
          (whole) => whole.finish(),
          () => startUpload(world, owner, { parts, every: 1 }),
        ),
      );
    }
    await world.close();
  });
  const rest = { unit: 'parts', growsWithSize: true };
  return [
    { what: 'what an upload lacks is asked', ...rest, costs: missing },
    { what: 'an upload is finished', ...rest, costs: finish },
  ];
}

const nothing = () => Promise.resolve();
