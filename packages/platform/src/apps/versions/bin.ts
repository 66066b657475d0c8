import { eq } from 'drizzle-orm';
import { binViolations } from '@launchyard/domain/bin';
import { checkReturn } from '@launchyard/domain/plans';
import { z } from 'zod';
import type { Binnable } from '../../bin/binnable.ts';
import { publishContent } from '../../events/content.ts';
import { refuse, refuseAny } from '../../kit/refuse.ts';
import { pinAgain } from '../../links/pins.ts';
import { readStorage } from '../../plans/storage.ts';
import { apps, appVersions } from '../../tables/apps.ts';
import type { AppUploads } from '../upload-port.ts';
import { dropVersions } from './drop.ts';
import type { VersionDetails } from './put-into-bin.ts';

const details = z.object({
  unpinned: z.array(z.object({ id: z.string(), revision: z.number() })),
}) satisfies z.ZodType<VersionDetails>;

/**
 * Restores a version, and pins links to it again that were not changed in the meantime. Latest does not change.
 * Requires its application and free storage.
 */
export const binnableVersion = (uploads: AppUploads): Binnable => ({
  area: 'apps',
  async restore(tx, now, item) {
    const [version] = await tx
      .select({ id: appVersions.id, number: appVersions.number, appItem: apps.binItemId })
      .from(appVersions)
      .innerJoin(apps, eq(apps.id, appVersions.appId))
      .where(eq(appVersions.binItemId, item.id));
    if (!version) refuse(binViolations.notFound);
    if (version.appItem !== null) refuse(binViolations.appInBin);
    refuseAny(checkReturn(item.sizeBytes, await readStorage(tx, item.accountId)));
    await tx.update(appVersions).set({ binItemId: null }).where(eq(appVersions.id, version.id));
    const { unpinned } = details.parse(item.details);
    await pinAgain(tx, now, version.number, unpinned);
    if (unpinned.length > 0) await publishContent(tx, now, item.accountId, 'links');
  },
  async purge(tx, item) {
    await dropVersions(tx, uploads, eq(appVersions.binItemId, item.id));
  },
});
