import { asc, eq } from 'drizzle-orm';
import { countParts, uploadViolations } from '@launchyard/domain/uploads';
import type { Sql } from '../kit/database.ts';
import { refuse } from '../kit/refuse.ts';
import { transferParts, transfers, type TransferRow } from '../tables/transfers.ts';
import { digestOf } from './digest.ts';

type Locked = Pick<TransferRow, 'id' | 'sizeBytes' | 'partBytes'>;

/**
 * Commits a locked open transfer: from here on nothing can be written to it. Returns its digest. Refuses while parts
 * are missing.
 */
export async function commitTransfer(tx: Sql, row: Locked): Promise<string> {
  const digest = await digestParts(tx, row);
  await tx.update(transfers).set({ state: 'committed', digest }).where(eq(transfers.id, row.id));
  return digest;
}

/**
 * Ends a locked transfer: it accepts no more parts and reserves no storage. The caller removes its parts from the
 * stores.
 */
export async function endTransfer(tx: Sql, id: string): Promise<void> {
  await tx.update(transfers).set({ state: 'ended' }).where(eq(transfers.id, id));
}

/** Each part was hashed as it arrived, so 50 GB are not read again. */
async function digestParts(tx: Sql, row: Locked): Promise<string> {
  const parts = await tx
    .select({ sha256: transferParts.sha256 })
    .from(transferParts)
    .where(eq(transferParts.transferId, row.id))
    .orderBy(asc(transferParts.number));
  if (parts.length !== countParts(row.sizeBytes, row.partBytes)) return refuse(uploadViolations.partsMissing);
  return digestOf(parts);
}
