import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import { takesParts } from '@launchyard/domain/uploads';
import type { Sql } from '../../kit/database.ts';
import type { Deps } from '../../kit/deps.ts';
import { people } from '../../session/tables.ts';
import { members } from '../../team/tables.ts';
import { lockUpload } from '../locks.ts';
import { uploadParts, uploads } from '../tables.ts';
import type { StoredPart } from '../../providers/files/objectStore.ts';

/**
 * What becomes of a part: it counts from now on, the same bytes or others already do, the upload takes no more parts, or whoever asked for
 * the link no longer belongs to the account.
 */
export type Recording = 'recorded' | 'same' | 'different' | 'closed' | 'foreign';

/** Makes a part that lies on disk count. Only after this may it be acknowledged. */
export async function recordPart(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { uploadId, personId }: { uploadId: string; personId: string },
  part: StoredPart,
): Promise<Recording> {
  return database.sql.transaction(async (tx) => {
    const upload = await lockUpload(tx, uploadId);
    if (!upload || !takesParts(upload.state)) return 'closed';
    if (!(await belongsTo(tx, upload.accountId, personId))) return 'foreign';
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

/** Whether the account is the person's own, or they may act in it. */
async function belongsTo(tx: Sql, accountId: string, personId: string): Promise<boolean> {
  const membership = and(eq(members.personId, people.id), eq(members.accountId, accountId));
  const rows = await tx
    .select({ id: people.id })
    .from(people)
    .leftJoin(members, membership)
    .where(and(eq(people.id, personId), or(eq(people.accountId, accountId), isNotNull(members.personId))));
  return rows.length > 0;
}
