import { and, eq, inArray } from 'drizzle-orm';
import { countParts, missingRanges, type PartRange } from '@launchyard/domain/uploads';
import type { Sql } from '../kit/database.ts';
import { uploadParts, uploads } from './tables.ts';

/** Which parts of these uploads (UUIDs) of an account have not arrived; what is missing or another's is left out. */
export async function findMissingParts(
  sql: Sql,
  accountId: string,
  ids: readonly string[],
): Promise<Array<{ id: string; missing: PartRange[] }>> {
  const rows = await sql
    .select({ id: uploads.id, sizeBytes: uploads.sizeBytes, partBytes: uploads.partBytes })
    .from(uploads)
    .where(and(eq(uploads.accountId, accountId), inArray(uploads.id, [...ids])));
  const found = rows.map((row) => row.id);
  const parts = await sql
    .select({ uploadId: uploadParts.uploadId, number: uploadParts.number })
    .from(uploadParts)
    .where(inArray(uploadParts.uploadId, found));
  const received = Map.groupBy(parts, (part) => part.uploadId);
  return rows.map((row) => {
    const numbers = (received.get(row.id) ?? []).map((part) => part.number);
    return { id: row.id, missing: missingRanges(numbers, countParts(row.sizeBytes, row.partBytes)) };
  });
}
