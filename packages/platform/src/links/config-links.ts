import { eq, sql } from 'drizzle-orm';
import type { ConfigLinks } from '../configs/link-port.ts';
import { links } from '../tables/links.ts';
import { giveIds, newIds } from './ids.ts';

/** What becomes of links when their config goes into the bin, and when it comes back. */
export const configLinks: ConfigLinks = {
  async move(tx, now, { fromId, toId, isProtecting }) {
    const moved = await tx
      .update(links)
      .set({ configId: toId, updatedAt: now, revision: sql`${links.revision} + 1` })
      .where(eq(links.configId, fromId))
      .returning();
    if (isProtecting)
      await giveIds(
        tx,
        moved.map(({ id, kind }) => ({ id, ...newIds(kind) })),
      );
    return moved.map(({ id, kind, revision, binItemId, sealedId, hostMeetingId, guestMeetingId }) => ({
      id,
      kind,
      revision,
      binItemId,
      ...(isProtecting && { ids: { sealedId, hostMeetingId, guestMeetingId } }),
    }));
  },
  async moveBack(tx, now, configId, left) {
    // One parameter each, however many links there are; the ids alone are what the index finds.
    const ids = sql.param(left.map(({ id }) => id));
    const revisions = sql.param(left.map(({ revision }) => revision));
    // One that was changed since has another revision: it stays as somebody wanted it.
    const asLeft = sql`${links.id} = any(${ids}::uuid[]) and
      (${links.id}, ${links.revision}) in (select * from unnest(${ids}::uuid[], ${revisions}::integer[]))`;
    const moved = await tx
      .update(links)
      .set({ configId, updatedAt: now, revision: sql`${links.revision} + 1` })
      .where(asLeft)
      .returning({ id: links.id });
    const isBack = new Set(moved.map(({ id }) => id));
    await giveIds(
      tx,
      left.flatMap(({ id, ids: old }) => (old && isBack.has(id) ? [{ id, ...old }] : [])),
    );
    return moved.length > 0;
  },
};
