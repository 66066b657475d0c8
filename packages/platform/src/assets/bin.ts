import { eq } from 'drizzle-orm';
import { binViolations } from '@launchyard/domain/bin';
import { checkReturn } from '@launchyard/domain/plans';
import type { Binnable } from '../bin/binnable.ts';
import type { Jobs } from '../kit/jobs.ts';
import { refuse, refuseAny } from '../kit/refuse.ts';
import { readStorage } from '../plans/storage.ts';
import { assets } from '../tables/assets.ts';
import { dropAssets } from './drop.ts';

/** Restores a file at its previous address, if there is room for it. */
export const binnableAsset = (jobs: Jobs): Binnable => ({
  area: 'assets',
  async restore(tx, _now, item) {
    refuseAny(checkReturn(item.sizeBytes, await readStorage(tx, item.accountId)));
    const restored = await tx
      .update(assets)
      .set({ binItemId: null })
      .where(eq(assets.binItemId, item.id))
      .returning({ id: assets.id });
    if (restored.length === 0) refuse(binViolations.notFound);
  },
  async purge(tx, item) {
    await dropAssets(tx, jobs, eq(assets.binItemId, item.id));
  },
});
