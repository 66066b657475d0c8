import { and, eq, isNull } from 'drizzle-orm';
import { binViolations, nameTakenSince } from '@launchyard/domain/bin';
import type { Binnable } from '../bin/binnable.ts';
import { refuse } from '../kit/refuse.ts';
import { apps } from '../tables/apps.ts';
import { links } from '../tables/links.ts';

/**
 * Restores a link as it was, with the default config if its own was deleted meanwhile, because that switched links in
 * the bin, too. Requires its name to be free and its application to exist.
 */
export const binnableLink: Binnable = {
  area: 'links',
  async restore(tx, now, item) {
    const { accountId } = item;
    const [link] = await tx
      .select({ id: links.id, appItem: apps.binItemId })
      .from(links)
      .innerJoin(apps, eq(apps.id, links.appId))
      .where(eq(links.binItemId, item.id));
    if (!link) refuse(binViolations.notFound);
    if (link.appItem !== null) refuse(binViolations.appInBin);
    const hasItsName = and(eq(links.accountId, accountId), eq(links.name, item.name), isNull(links.binItemId));
    if ((await tx.$count(links, hasItsName)) > 0) refuse(nameTakenSince(item.name));
    await tx.update(links).set({ binItemId: null, updatedAt: now }).where(eq(links.id, link.id));
  },
  async purge(tx, item) {
    await tx.delete(links).where(eq(links.binItemId, item.id));
  },
};
