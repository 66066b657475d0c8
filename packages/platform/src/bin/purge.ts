import { lt } from 'drizzle-orm';
import { goneBefore } from '@launchyard/domain/bin';
import { lockAccount } from '../accounts/lock.ts';
import type { Deps } from '../kit/deps.ts';
import { binItems } from '../tables/bin.ts';
import type { Bin } from './bin.ts';

const BATCH = 100;

/** Permanently removes all expired bin items, each in a transaction of its own. */
export async function purgeBins({
  database,
  clock,
  bin,
}: Pick<Deps, 'database' | 'clock'> & { bin: Bin }): Promise<void> {
  const isOver = lt(binItems.deletedAt, goneBefore(clock()));
  for (;;) {
    const items = await database.sql.select().from(binItems).where(isOver).orderBy(binItems.deletedAt).limit(BATCH);
    for (const item of items) {
      await database.sql.transaction(async (tx) => {
        await lockAccount(tx, item.accountId);
        await bin.purge(tx, item);
      });
    }
    if (items.length < BATCH) return;
  }
}
