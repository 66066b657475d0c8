import { formatLinkId } from '@launchyard/domain/links';
import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../kit/database.ts';
import { links } from '../tables/links.ts';
import { areAsLeft, changedAt, type LeftLink } from './as-left.ts';

const columns = {
  id: links.id,
  kind: links.kind,
  name: links.name,
  revision: links.revision,
  binItemId: links.binItemId,
};

/**
 * Unpins all links from a version (of an application, a UUID), so that they serve Latest. Includes links in the bin:
 * the version may be gone when they are restored. Returns all of them.
 */
export async function unpinAll(tx: Tx, now: Date, appId: string, number: number) {
  const isPinned = and(eq(links.appId, appId), eq(links.version, number));
  return tx
    .update(links)
    .set({ version: null, ...changedAt(now) })
    .where(isPinned)
    .returning(columns);
}

/** Fixes links to the version again, unless somebody changed them since. */
export async function pinAgain(tx: Tx, now: Date, number: number, unpinned: readonly LeftLink[]): Promise<void> {
  if (unpinned.length === 0) return;
  await tx
    .update(links)
    .set({ version: number, ...changedAt(now) })
    .where(and(areAsLeft(unpinned), isNull(links.version)));
}

/** The public id of a link. */
export const presentLinkId = ({ id, kind }: Pick<typeof links.$inferSelect, 'id' | 'kind'>): string =>
  formatLinkId({ kind, id });
