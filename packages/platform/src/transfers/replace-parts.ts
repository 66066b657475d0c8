import { eq } from 'drizzle-orm';
import type { Sql } from '../kit/database.ts';
import { transferParts } from '../tables/transfers.ts';
import type { PlacedPart } from './stored-parts.ts';

/** From now on a committed transfer (a UUID) consists of this one part, which lies in its store. The others are the caller's to remove. */
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
