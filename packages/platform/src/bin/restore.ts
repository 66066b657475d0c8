import { and, eq } from 'drizzle-orm';
import { binViolations } from '@launchyard/domain/bin';
import { formatId } from '@launchyard/domain/kit';
import type { Caller } from '../access/caller.ts';
import { requireMay } from '../access/require-may.ts';
import { lockAccount } from '../accounts/lock.ts';
import type { InTransaction } from '../audit/audited-transaction.ts';
import { publishContent } from '../events/content.ts';
import type { Tx } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import { refuse } from '../kit/refuse.ts';
import { binItems, type BinItemRow } from '../tables/bin.ts';
import type { Bin } from './bin.ts';
import { itemAppId } from './readable.ts';

/**
 * Restores a deleted item of the caller’s account. `itemId` is a UUID, or null for an invalid id. Of two concurrent
 * restores the second is refused.
 */
export async function restoreFromBin(
  { clock, bin }: Pick<Deps, 'clock'> & { bin: Bin },
  inTransaction: InTransaction,
  caller: Caller,
  itemId: string | null,
): Promise<BinItemRow> {
  const now = clock();
  const accountId = caller.account.id;
  return inTransaction(async (tx, note) => {
    await lockAccount(tx, accountId);
    const isIt = itemId === null ? undefined : and(eq(binItems.id, itemId), eq(binItems.accountId, accountId));
    const [item] = isIt ? await tx.select().from(binItems).where(isIt).for('update') : [];
    if (!item) return refuse(binViolations.notFound);
    const appId = await findAppId(tx, item.id);
    requireMay(caller, 'bin.restore', appId === null ? null : { id: appId, ifMissing: binViolations.notFound });
    note({ subject: formatId(item.kind, item.subjectId), label: item.name });
    const binnable = bin.kindOf(item);
    await binnable.restore(tx, now, item);
    await tx.delete(binItems).where(eq(binItems.id, item.id));
    await publishContent(tx, now, accountId, binnable.area);
    return item;
  });
}

async function findAppId(tx: Tx, itemId: string): Promise<string | null> {
  const [found] = await tx.select({ appId: itemAppId }).from(binItems).where(eq(binItems.id, itemId));
  return found?.appId ?? null;
}
