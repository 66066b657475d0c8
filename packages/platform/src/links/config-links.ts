import { eq } from 'drizzle-orm';
import type { ConfigLinks } from '../configs/link-port.ts';
import { links } from '../tables/links.ts';
import { areAsLeft, changedAt } from './as-left.ts';
import { giveIds, newIds } from './ids.ts';
import { revokeAll } from './signed/use.ts';

/** What happens to links when their config moves to the bin and when it is restored. */
export const configLinks: ConfigLinks = {
  async move(tx, now, { fromId, toId, isProtecting }) {
    const moved = await tx
      .update(links)
      .set({ configId: toId, ...changedAt(now) })
      .where(eq(links.configId, fromId))
      .returning();
    if (isProtecting) {
      await giveIds(
        tx,
        moved.map(({ id, kind }) => ({ id, ...newIds(kind) })),
      );
      await revokeAll(
        tx,
        now,
        moved.map(({ id }) => id),
      );
    }
    return moved.map(({ id, kind, revision, binItemId, sealedId, hostMeetingId, guestMeetingId }) => ({
      id,
      kind,
      revision,
      binItemId,
      ...(isProtecting && { ids: { sealedId, hostMeetingId, guestMeetingId } }),
    }));
  },
  async moveBack(tx, now, configId, left) {
    const moved = await tx
      .update(links)
      .set({ configId, ...changedAt(now) })
      .where(areAsLeft(left))
      .returning({ id: links.id });
    const isBack = new Set(moved.map(({ id }) => id));
    await giveIds(
      tx,
      left.flatMap(({ id, ids: old }) => (old && isBack.has(id) ? [{ id, ...old }] : [])),
    );
    return moved.length > 0;
  },
};
