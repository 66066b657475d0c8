import { inArray } from 'drizzle-orm';
import { countParts, missingRanges, type PartRange } from '@launchyard/domain/uploads';
import type { Sql } from '../kit/database.ts';
import { transferParts, type TransferRow } from '../tables/transfers.ts';

/** The missing parts of these transfers, by UUID. */
export async function findMissingParts(
  sql: Sql,
  rows: ReadonlyArray<Pick<TransferRow, 'id' | 'sizeBytes' | 'partBytes'>>,
): Promise<Map<string, PartRange[]>> {
  const ids = rows.map((row) => row.id);
  const parts = await sql
    .select({ transferId: transferParts.transferId, number: transferParts.number })
    .from(transferParts)
    .where(inArray(transferParts.transferId, ids));
  const received = Map.groupBy(parts, (part) => part.transferId);
  return new Map(
    rows.map((row) => {
      const numbers = (received.get(row.id) ?? []).map((part) => part.number);
      return [row.id, missingRanges(numbers, countParts(row.sizeBytes, row.partBytes))];
    }),
  );
}
