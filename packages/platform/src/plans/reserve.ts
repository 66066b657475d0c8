import { and, asc, eq, gt } from 'drizzle-orm';
import { binnedInTheWay, checkStorage } from '@launchyard/domain/plans';
import type { Bin } from '../bin/bin.ts';
import type { Tx } from '../kit/database.ts';
import { refuseAny } from '../kit/refuse.ts';
import { binItems } from '../tables/bin.ts';
import { readStorage } from './storage.ts';

/**
 * Reserves storage for an account (a UUID, locked by this transaction), or refuses. The bin does not count against the
 * storage but uses the disks: items in the way are permanently removed, oldest first.
 */
export async function reserveStorage(tx: Tx, bin: Bin, accountId: string, sizeBytes: number): Promise<void> {
  const usage = await readStorage(tx, accountId);
  refuseAny(checkStorage(sizeBytes, usage));
  const oldestFirst = await tx
    .select({ id: binItems.id, sizeBytes: binItems.sizeBytes })
    .from(binItems)
    .where(and(eq(binItems.accountId, accountId), gt(binItems.sizeBytes, 0)))
    .orderBy(asc(binItems.id));
  for (const item of binnedInTheWay(sizeBytes, usage, oldestFirst)) await bin.purge(tx, item);
}
