import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { assetDelete } from '@launchyard/contract/assets';
import { assetViolations } from '@launchyard/domain/assets';
import { formatId } from '@launchyard/domain/kit';
import type { Caller } from '../access/caller.ts';
import { lockAccount } from '../accounts/lock.ts';
import type { InTransaction } from '../audit/audited-transaction.ts';
import { presentBinItem } from '../bin/present.ts';
import { deleterOf, putIntoBin } from '../bin/put.ts';
import { publishContent } from '../events/content.ts';
import type { Tx } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import type { Jobs } from '../kit/jobs.ts';
import { refuse } from '../kit/refuse.ts';
import { assets } from '../tables/assets.ts';
import { readTransfer } from '../transfers/rows.ts';
import { dropAssets } from './drop.ts';
import { sentNotFound } from './find.ts';
import { isLive } from './list.ts';
import { findUsers } from './used-by.ts';

/**
 * Moves a file of the caller’s account to the bin; its address stops serving it. The configs that use it are returned
 * and not changed, so that restoring the file fixes them. `id` is a UUID, or null for an invalid id.
 */
export async function deleteAsset(
  { clock }: Pick<Deps, 'clock'>,
  inTransaction: InTransaction,
  caller: Caller,
  id: string | null,
): Promise<z.input<(typeof assetDelete)['reply']>> {
  const now = clock();
  const accountId = caller.account.id;
  return inTransaction(async (tx, note) => {
    await lockAccount(tx, accountId);
    const isIt = id === null ? undefined : and(eq(assets.id, id), eq(assets.accountId, accountId), isLive);
    const [asset] = isIt ? await tx.select().from(assets).where(isIt).for('update') : [];
    if (!asset) return refuse(assetViolations.notFound);
    const { key, name, sizeBytes } = asset;
    const subject = formatId('asset', asset.id);
    note({ subject, label: name });
    const usersOf = await findUsers(tx, accountId, key === null ? [] : [key]);
    const item = await putIntoBin(tx, now, deleterOf(caller), {
      kind: 'asset',
      subjectId: asset.id,
      name,
      sizeBytes: sizeBytes ?? 0,
    });
    await tx.update(assets).set({ binItemId: item.id }).where(eq(assets.id, asset.id));
    await publishContent(tx, now, accountId, 'assets');
    return { assetId: subject, ...usersOf(key), binItem: presentBinItem(item) };
  });
}

/** Discards an unfinished file; one that has arrived or is gone is not changed. Locks the account. */
export async function dropUnfinished(tx: Tx, jobs: Jobs, accountId: string, id: string): Promise<void> {
  await lockAccount(tx, accountId);
  await dropAssets(tx, jobs, and(eq(assets.id, id), eq(assets.accountId, accountId), isNull(assets.key)));
}

/**
 * The same for a caller: refuses foreign files and files that have arrived. Idempotent. `id` is null for an invalid id.
 */
export async function cancelAsset(
  { jobs }: { jobs: Jobs },
  inTransaction: InTransaction,
  accountId: string,
  id: string | null,
): Promise<Record<string, never>> {
  return inTransaction(async (tx, note) => {
    if (id === null) return refuse(sentNotFound);
    note({ subject: formatId('asset', id) });
    await dropUnfinished(tx, jobs, accountId, id);
    const transfer = await readTransfer(tx, id);
    if (transfer?.accountId !== accountId || transfer.kind !== 'asset') refuse(sentNotFound);
    if (transfer.state === 'committed') refuse(assetViolations.arrived);
    return {};
  });
}
