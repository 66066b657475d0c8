import { formatLinkId } from '@launchyard/domain/links';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../kit/database.ts';
import { links } from '../tables/links.ts';

/** A link that was fixed to a version, and the revision that it has since it serves Latest. */
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
 * Lets whatever is fixed to a version (of an application, a UUID) serve Latest. Links in the bin too: once they are back, the version may be
 * gone. Answers all of them.
 */
export async function unpinAll(tx: Tx, now: Date, appId: string, number: number) {
  const isPinned = and(eq(links.appId, appId), eq(links.version, number));
  const next = sql`${links.revision} + 1`;
  return tx.update(links).set({ version: null, updatedAt: now, revision: next }).where(isPinned).returning(columns);
}

/** Fixes links to the version again, unless somebody changed them since. */
export async function pinAgain(tx: Tx, now: Date, number: number, unpinned: readonly Unpinned[]): Promise<void> {
  if (unpinned.length === 0) return;
  // One parameter each, however many links there are; the ids alone are what the index finds.
  const ids = sql.param(unpinned.map(({ linkId }) => linkId));
  const revisions = sql.param(unpinned.map(({ revision }) => revision));
  const asLeft = sql`${links.id} = any(${ids}::uuid[]) and
    (${links.id}, ${links.revision}) in (select * from unnest(${ids}::uuid[], ${revisions}::integer[]))`;
  const next = sql`${links.revision} + 1`;
  await tx
    .update(links)
    .set({ version: number, updatedAt: now, revision: next })
    .where(and(asLeft, isNull(links.version)));
}

/** The public id of a link. */
export const presentLinkId = ({ id, kind }: Pick<typeof links.$inferSelect, 'id' | 'kind'>): string =>
  formatLinkId({ kind, id });
