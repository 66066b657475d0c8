import { eq, sql } from 'drizzle-orm';
import type { ConfigLinks } from '../configs/link-port.ts';
import { links } from '../tables/links.ts';
import { giveIds, newIds } from './ids.ts';

/** What happens to links when their config moves to the bin and when it is restored. */
export const configLinks: ConfigLinks = {
  async move(tx, { fromId, toId, isProtecting }) {
    const moved = await tx
      .update(links)
      .set({ configId: toId, revision: sql`${links.revision} + 1` })
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
  async moveBack(tx, configId, left) {
    // One parameter each, however many links there are; the index finds them by id alone.
    const ids = sql.param(left.map(({ id }) => id));
    const revisions = sql.param(left.map(({ revision }) => revision));
    // A link changed since has another revision and stays as it is.
    const asLeft = sql`${links.id} = any(${ids}::uuid[]) and
      (${links.id}, ${links.revision}) in (select * from unnest(${ids}::uuid[], ${revisions}::integer[]))`;
    const moved = await tx
      .update(links)
      .set({ configId, revision: sql`${links.revision} + 1` })
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
