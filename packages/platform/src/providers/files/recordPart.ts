import { and, eq, sql } from 'drizzle-orm';
import type { Sql } from '../../kit/database.ts';
import type { Deps } from '../../kit/deps.ts';
import { lockUpload } from '../../uploads/locks.ts';
import { uploadParts, uploads } from '../../uploads/tables.ts';
import type { StoredPart } from './objectStore.ts';

/** What becomes of a part: it counts from now on, the same bytes or others already do, or the upload takes no more parts. */
export type Recording = 'recorded' | 'same' | 'different' | 'closed';

/** Makes a part that lies on disk count. Only after this may it be acknowledged. */
export async function recordPart(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  uploadId: string,
  part: StoredPart,
): Promise<Recording> {
  return database.sql.transaction(async (tx) => {
    const upload = await lockUpload(tx, uploadId);
    if (upload?.state !== 'uploading') return 'closed';
    const earlier = await findPartHash(tx, uploadId, part.number);
    if (earlier) return earlier.equals(part.sha256) ? 'same' : 'different';
    const now = clock();
    await tx.insert(uploadParts).values({
      uploadId,
      number: part.number,
      sizeBytes: part.bytes,
      sha256: part.sha256,
      location: part.location,
      storedAt: now,
    });
    await tx
      .update(uploads)
      .set({ receivedBytes: sql`${uploads.receivedBytes} + ${part.bytes}`, lastByteAt: now })
      .where(eq(uploads.id, uploadId));
    return 'recorded';
  });
}

/** The SHA-256 of a part that counts, or null. */
export async function findPartHash(database: Sql, uploadId: string, number: number): Promise<Buffer | null> {
  const [row] = await database
    .select({ sha256: uploadParts.sha256 })
    .from(uploadParts)
    .where(and(eq(uploadParts.uploadId, uploadId), eq(uploadParts.number, number)));
  return row?.sha256 ?? null;
}
