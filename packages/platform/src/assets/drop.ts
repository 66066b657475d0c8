import { inArray, type SQL } from 'drizzle-orm';
import type { Sql } from '../kit/database.ts';
import type { Jobs } from '../kit/jobs.ts';
import { assets } from '../tables/assets.ts';
import { endTransfer } from '../transfers/commit.ts';
import { transferRemovalQueue } from '../transfers/queues.ts';

/** Permanently deletes library files, shown or unfinished; a job cleans the disk. */
export async function dropAssets(tx: Sql, jobs: Jobs, which: SQL | undefined): Promise<void> {
  const dropped = await tx.select({ id: assets.id }).from(assets).where(which).for('update');
  const ids = dropped.map((each) => each.id);
  if (ids.length === 0) return;
  await tx.delete(assets).where(inArray(assets.id, ids));
  for (const transferId of ids) {
    await endTransfer(tx, transferId);
    await jobs.send(tx, transferRemovalQueue, { transferId });
  }
}
