import { and, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm';
import { binViolations, nameTakenSince } from '@launchyard/domain/bin';
import { checkReturn } from '@launchyard/domain/plans';
import { thumbnails, apps, appVersions } from '../tables/apps.ts';
import { dropThumbnails } from './thumbnails/drop.ts';
import type { Binnable } from '../bin/binnable.ts';
import { binItems, type BinItemRow } from '../tables/bin.ts';
import { ensureDefaultConfig } from '../configs/default.ts';
import { configs } from '../tables/configs.ts';
import { publishContent } from '../events/content.ts';
import type { Tx } from '../kit/database.ts';
import { refuse, refuseAny } from '../kit/refuse.ts';
import { links } from '../tables/links.ts';
import { readStorage } from '../plans/storage.ts';
import { dropVersions } from './versions/drop.ts';

/**
 * An application comes back with the versions, links and picture that went with it, and Latest serves what it served. It needs its name, its
 * bytes of the storage, and the names of its links.
 */
export const binnableApp: Binnable = {
  async restore(tx, now, item) {
    const { accountId } = item;
    const [app] = await tx.select().from(apps).where(eq(apps.binItemId, item.id));
    if (!app) refuse(binViolations.notFound);
    const hasItsName = and(eq(apps.accountId, accountId), eq(apps.nameKey, app.nameKey), isNull(apps.binItemId));
    if ((await tx.$count(apps, hasItsName)) > 0) refuse(nameTakenSince(app.name));
    await refuseTakenLinkName(tx, item);
    refuseAny(checkReturn(item.sizeBytes, await readStorage(tx, accountId)));
    await keepConfigs(tx, now, item);
    for (const table of [apps, appVersions, links] as const) {
      await tx.update(table).set({ binItemId: null }).where(eq(table.binItemId, item.id));
    }
    await publishContent(tx, now, accountId, 'links');
  },
  async purge(tx, jobs, item) {
    const [app] = await tx.select({ id: apps.id }).from(apps).where(eq(apps.binItemId, item.id));
    if (!app) return;
    await dropThumbnails(tx, jobs, eq(thumbnails.appId, app.id));
    const items = await listItemsWithin(tx, app.id, item.id);
    await tx.delete(links).where(eq(links.appId, app.id));
    await tx.update(apps).set({ latestVersionId: null }).where(eq(apps.id, app.id));
    await dropVersions(tx, jobs, eq(appVersions.appId, app.id));
    await tx.delete(apps).where(eq(apps.id, app.id));
    await tx.delete(binItems).where(inArray(binItems.id, items));
  },
};

async function refuseTakenLinkName(tx: Tx, item: BinItemRow): Promise<void> {
  const back = tx.select({ name: links.name }).from(links).where(eq(links.binItemId, item.id));
  const isTaken = and(eq(links.accountId, item.accountId), isNull(links.binItemId), inArray(links.name, back));
  const [taken] = await tx.select({ name: links.name }).from(links).where(isTaken).limit(1);
  if (taken) refuse(nameTakenSince(taken.name));
}

/** Links whose config was deleted meanwhile come back with the default one. */
async function keepConfigs(tx: Tx, now: Date, item: BinItemRow): Promise<void> {
  const gone = tx
    .select({ id: configs.id })
    .from(configs)
    .where(and(eq(configs.accountId, item.accountId), isNotNull(configs.binItemId)));
  const configId = await ensureDefaultConfig(tx, now, item.accountId);
  await tx
    .update(links)
    .set({ configId })
    .where(and(eq(links.binItemId, item.id), inArray(links.configId, gone)));
}

/** What was deleted from the application before the whole of it was: nothing brings it back without the application. */
async function listItemsWithin(tx: Tx, appId: string, itemId: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of [appVersions, links] as const) {
    const isWithin = and(eq(table.appId, appId), isNotNull(table.binItemId), ne(table.binItemId, itemId));
    const rows = await tx.select({ id: table.binItemId }).from(table).where(isWithin);
    found.push(...rows.flatMap(({ id }) => id ?? []));
  }
  return found;
}
