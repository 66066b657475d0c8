import { partBytesFor, type TransferKind } from '@launchyard/domain/uploads';
import type { Sql } from '../kit/database.ts';
import { transfers } from '../tables/transfers.ts';

/** What is sent, by whom; the measured speed of the sender’s connection, if known, in bytes per second. */
export interface TransferStart {
  accountId: string;
  personId: string;
  kind: TransferKind;
  fileName: string;
  sizeBytes: number;
  measuredBytesPerSecond?: number | undefined;
}

/**
 * Opens a transfer and returns its id (a UUID). For kinds that count as storage the account must be locked and have
 * room.
 */
export async function openTransfer(tx: Sql, now: Date, start: TransferStart): Promise<string> {
  const { accountId, personId, kind, fileName, sizeBytes, measuredBytesPerSecond = null } = start;
  const [row] = await tx
    .insert(transfers)
    .values({
      accountId,
      kind,
      fileName,
      sizeBytes,
      partBytes: partBytesFor(sizeBytes, measuredBytesPerSecond),
      startedBy: personId,
      createdAt: now,
      lastByteAt: now,
    })
    .returning({ id: transfers.id });
  if (!row) throw new Error('the transfer was not written');
  return row.id;
}
