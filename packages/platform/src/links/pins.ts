import { formatLinkId } from '@launchyard/domain/links';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../kit/database.ts';
import { links } from '../tables/links.ts';

/** A link that was pinned to a version, and its revision after it was unpinned. */
export interface Unpinned {
  linkId: string;
  revision: number;
}

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
export async function unpinAll(tx: Tx, appId: string, number: number) {
  const isPinned = and(eq(links.appId, appId), eq(links.version, number));
  const next = sql`${links.revision} + 1`;
  return tx.update(links).set({ version: null, revision: next }).where(isPinned).returning(columns);
}

/** Pins links to the version again, unless they were changed since. */
export async function pinAgain(tx: Tx, number: number, unpinned: readonly Unpinned[]): Promise<void> {
  if (unpinned.length === 0) return;
  // One parameter each, however many links there are; the index finds them by id alone.
  const ids = sql.param(unpinned.map(({ linkId }) => linkId));
  const revisions = sql.param(unpinned.map(({ revision }) => revision));
  const asLeft = sql`${links.id} = any(${ids}::uuid[]) and
    (${links.id}, ${links.revision}) in (select * from unnest(${ids}::uuid[], ${revisions}::integer[]))`;
  const next = sql`${links.revision} + 1`;
  await tx
    .update(links)
    .set({ version: number, revision: next })
    .where(and(asLeft, isNull(links.version)));
}

/** The public id of a link. */
export const presentLinkId = ({ id, kind }: Pick<typeof links.$inferSelect, 'id' | 'kind'>): string =>
  formatLinkId({ kind, id });
