import { eq, lt } from 'drizzle-orm';
import { goneBefore } from '@launchyard/domain/bin';
import type { Tx } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import type { Jobs } from '../kit/jobs.ts';
import { lockAccount } from '../accounts/lock.ts';
import { binnableOf } from './kinds.ts';
import { binItems, type BinItemRow } from '../tables/bin.ts';

const BATCH = 100;

/** Lets everything go for good that was in the bin for its time, each in a transaction of its own. */
export async function purgeBins({
  database,
  clock,
  jobs,
}: Pick<Deps, 'database' | 'clock'> & { jobs: Jobs }): Promise<void> {
  const isOver = lt(binItems.deletedAt, goneBefore(clock()));
  for (;;) {
    const items = await database.sql.select().from(binItems).where(isOver).orderBy(binItems.deletedAt).limit(BATCH);
    for (const item of items) {
      await database.sql.transaction(async (tx) => {
        await lockAccount(tx, item.accountId);
        await purgeItem(tx, jobs, item);
      });
    }
    if (items.length < BATCH) return;
  }
}

/** Lets one item go for good, unless it was brought back or is gone meanwhile. The account is locked by this transaction. */
export async function purgeItem(tx: Tx, jobs: Jobs, { id }: Pick<BinItemRow, 'id'>): Promise<void> {
  const [item] = await tx.select().from(binItems).where(eq(binItems.id, id)).for('update');
  if (!item) return;
  await binnableOf(item.kind).purge(tx, jobs, item);
  await tx.delete(binItems).where(eq(binItems.id, id));
}
