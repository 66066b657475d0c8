import { and, asc, eq, gt } from 'drizzle-orm';
import { binnedInTheWay, checkStorage } from '@launchyard/domain/plans';
import type { Bin } from '../bin/bin.ts';
import type { Tx } from '../kit/database.ts';
import { refuseAny } from '../kit/refuse.ts';
import { binItems } from '../tables/bin.ts';
import { readStorage } from './storage.ts';

/**
 * Lets an account (a UUID, locked by this transaction) take so many bytes more, or refuses. What is in the bin takes nothing of its storage,
 * but lies on the disks: whatever of it stands in the way goes for good, the oldest first.
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
