import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import { binViolations, nameTakenSince } from '@launchyard/domain/bin';
import { checkReturn } from '@launchyard/domain/plans';
import type { Binnable } from '../bin/binnable.ts';
import { removeItems } from '../bin/put.ts';
import { publishContent } from '../events/content.ts';
import type { Tx } from '../kit/database.ts';
import type { Jobs } from '../kit/jobs.ts';
import { refuse, refuseAny } from '../kit/refuse.ts';
import { bringLinksBack, deleteLinksOf, refuseTakenNames } from '../links/of-app.ts';
import { readStorage } from '../plans/storage.ts';
import { apps, appVersions, thumbnails } from '../tables/apps.ts';
import { links } from '../tables/links.ts';
import { dropThumbnails } from './thumbnails/drop.ts';
import type { AppUploads } from './upload-port.ts';
import { dropVersions } from './versions/drop.ts';

/**
 * Restores an application with the versions, links and thumbnail that were deleted with it; Latest serves the same
 * version as before. Requires its name, storage and link names to be free.
 */
export const binnableApp = ({ jobs, uploads }: { jobs: Jobs; uploads: AppUploads }): Binnable => ({
  area: 'apps',
  async restore(tx, now, item) {
    const { accountId } = item;
    const [app] = await tx.select().from(apps).where(eq(apps.binItemId, item.id));
    if (!app) refuse(binViolations.notFound);
    const hasItsName = and(eq(apps.accountId, accountId), eq(apps.nameKey, app.nameKey), isNull(apps.binItemId));
    if ((await tx.$count(apps, hasItsName)) > 0) refuse(nameTakenSince(app.name));
    await refuseTakenNames(tx, item);
    refuseAny(checkReturn(item.sizeBytes, await readStorage(tx, accountId)));
    await tx.update(apps).set({ binItemId: null, updatedAt: now }).where(eq(apps.binItemId, item.id));
    await tx.update(appVersions).set({ binItemId: null }).where(eq(appVersions.binItemId, item.id));
    await bringLinksBack(tx, now, item);
    await publishContent(tx, now, accountId, 'links');
  },
  async purge(tx, item) {
    const [app] = await tx.select({ id: apps.id }).from(apps).where(eq(apps.binItemId, item.id));
    if (!app) return;
    await dropThumbnails(tx, jobs, eq(thumbnails.appId, app.id));
    const items = await listItemsWithin(tx, app.id, item.id);
    await deleteLinksOf(tx, app.id);
    await tx.update(apps).set({ latestVersionId: null }).where(eq(apps.id, app.id));
    await dropVersions(tx, uploads, eq(appVersions.appId, app.id));
    await tx.delete(apps).where(eq(apps.id, app.id));
    await removeItems(tx, items);
  },
});

/** Items deleted from the application before it was deleted itself. They can only be restored after it. */
async function listItemsWithin(tx: Tx, appId: string, itemId: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of [appVersions, links] as const) {
    const isWithin = and(eq(table.appId, appId), isNotNull(table.binItemId), ne(table.binItemId, itemId));
    const rows = await tx.select({ id: table.binItemId }).from(table).where(isWithin);
    found.push(...rows.flatMap(({ id }) => id ?? []));
  }
  return found;
}
