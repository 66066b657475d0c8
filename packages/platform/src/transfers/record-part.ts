import { and, eq, sql } from 'drizzle-orm';
import type { StorageProvider } from '@launchyard/domain/uploads';
import type { Sql } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import type { LinkAsker, StoredPart } from '../providers/files/object-store.ts';
import { transferParts, transfers } from '../tables/transfers.ts';
import { mayStillSend } from './askers.ts';
import type { PartNotes } from './part-notes.ts';
import { lockTransfer } from './rows.ts';

/**
 * The outcome for a part: it counts from now on, the same or other bytes already count, the transfer accepts no more
 * parts, or the sender may no longer send.
 */
export type Recording = 'recorded' | 'same' | 'different' | 'closed' | 'foreign';

/** A part in a store. `asker` requested its link; null if the store does not know. */
export interface Arrived {
  transferId: string;
  asker: LinkAsker | null;
  provider: StorageProvider;
  part: StoredPart;
  /** When its first byte arrived; null if the store does not know. */
  beganAt: Date | null;
}

/** Counts a part that is stored durably, and calls the owner’s hooks. Only then may it be acknowledged. */
export async function recordPart(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { transferId, asker, provider, part, beganAt }: Arrived,
  notes: PartNotes | null,
): Promise<Recording> {
  return database.sql.transaction(async (tx) => {
    const transfer = await lockTransfer(tx, transferId);
    if (transfer?.state !== 'open') return 'closed';
    if (asker && !(await mayStillSend(tx, clock(), transfer, asker))) return 'foreign';
    const earlier = await findPartHash(tx, transferId, part.number);
    if (earlier) return earlier.equals(part.sha256) ? 'same' : 'different';
    const now = clock();
    await tx.insert(transferParts).values({
      transferId,
      number: part.number,
      sizeBytes: part.bytes,
      sha256: part.sha256,
      storageProvider: provider,
      location: part.location,
      storedAt: now,
    });
    await tx
      .update(transfers)
      .set({ receivedBytes: sql`${transfers.receivedBytes} + ${part.bytes}`, lastByteAt: now })
      .where(eq(transfers.id, transferId));
    const { lastByteAt } = transfer;
    await notes?.noteArrived(tx, now, transferId, { bytes: part.bytes, storage: provider, beganAt, lastByteAt });
    return 'recorded';
  });
}

/** The SHA-256 of a counted part, or null. */
export async function findPartHash(database: Sql, transferId: string, number: number): Promise<Buffer | null> {
  const [row] = await database
    .select({ sha256: transferParts.sha256 })
    .from(transferParts)
    .where(and(eq(transferParts.transferId, transferId), eq(transferParts.number, number)));
  return row?.sha256 ?? null;
}
