import { inArray, type SQL } from 'drizzle-orm';
import type { Sql } from '../../kit/database.ts';
import type { Jobs } from '../../kit/jobs.ts';
import { thumbnails } from '../../tables/apps.ts';
import { endTransfer } from '../../transfers/commit.ts';
import { transferRemovalQueue } from '../../transfers/queues.ts';

/** Deletes thumbnails, shown or unfinished: those of a deleted application, or replaced ones. A job cleans the disk. */
export async function dropThumbnails(tx: Sql, jobs: Jobs, which: SQL | undefined): Promise<void> {
  const dropped = await tx.select({ id: thumbnails.id }).from(thumbnails).where(which).for('update');
  const ids = dropped.map((each) => each.id);
  if (ids.length === 0) return;
  await tx.delete(thumbnails).where(inArray(thumbnails.id, ids));
  for (const transferId of ids) {
    await endTransfer(tx, transferId);
    await jobs.send(tx, transferRemovalQueue, { transferId });
  }
}
