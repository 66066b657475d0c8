import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { nameTakenSince } from '@launchyard/domain/bin';
import { ensureDefaultConfig } from '../configs/default.ts';
import type { Tx } from '../kit/database.ts';
import { refuse } from '../kit/refuse.ts';
import type { BinItemRow } from '../tables/bin.ts';
import { configs } from '../tables/configs.ts';
import { links } from '../tables/links.ts';

/** Moves the links of an application to the bin with it. Links already there stay separate items. Ids are UUIDs. */
export async function binLinksOf(tx: Tx, appId: string, itemId: string): Promise<void> {
  await tx
    .update(links)
    .set({ binItemId: itemId })
    .where(and(eq(links.appId, appId), isNull(links.binItemId)));
}

/** Refuses to restore links while one of their names is taken. */
export async function refuseTakenNames(tx: Tx, item: BinItemRow): Promise<void> {
  const back = tx.select({ name: links.name }).from(links).where(eq(links.binItemId, item.id));
  const isTaken = and(eq(links.accountId, item.accountId), isNull(links.binItemId), inArray(links.name, back));
  const [taken] = await tx.select({ name: links.name }).from(links).where(isTaken).limit(1);
  if (taken) refuse(nameTakenSince(taken.name));
}

/**
 * Restores the links that were deleted with an application, with the default config if their own was deleted meanwhile.
 */
export async function bringLinksBack(tx: Tx, now: Date, item: BinItemRow): Promise<void> {
  const gone = tx
    .select({ id: configs.id })
    .from(configs)
    .where(and(eq(configs.accountId, item.accountId), isNotNull(configs.binItemId)));
  const configId = await ensureDefaultConfig(tx, now, item.accountId);
  const isBack = eq(links.binItemId, item.id);
  await tx
    .update(links)
    .set({ configId })
    .where(and(isBack, inArray(links.configId, gone)));
  await tx.update(links).set({ binItemId: null, updatedAt: now }).where(isBack);
}

/** Permanently deletes the links of an application (a UUID). */
export async function deleteLinksOf(tx: Tx, appId: string): Promise<void> {
  await tx.delete(links).where(eq(links.appId, appId));
}
