import { eq } from 'drizzle-orm';
import type { Sql } from '../kit/database.ts';
import { transferParts } from '../tables/transfers.ts';
import type { PlacedPart } from './stored-parts.ts';

/**
 * Replaces the parts of a committed transfer (a UUID) with this one, which is already in its store. The caller removes
 * the others.
 */
export async function replaceParts(tx: Sql, now: Date, transferId: string, part: PlacedPart): Promise<void> {
  await tx.delete(transferParts).where(eq(transferParts.transferId, transferId));
  await tx.insert(transferParts).values({
    transferId,
    number: part.number,
    sizeBytes: part.bytes,
    sha256: part.sha256,
    storageProvider: part.provider,
    location: part.location,
    storedAt: now,
  });
}
