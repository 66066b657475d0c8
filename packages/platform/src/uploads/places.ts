import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Sql } from '../kit/database.ts';
import { lineOrder } from './line.ts';
import { uploads, uploadStages } from './tables.ts';

/** The places in the line before the tests, 1 for the next, of those of these uploads (UUIDs) of an account that stand there. */
export async function findPlaces(db: Sql, accountId: string, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const line = db
    .select({
      id: uploads.id,
      accountId: uploads.accountId,
      place: sql<number>`row_number() over (order by ${lineOrder})::int`.as('place'),
    })
    .from(uploads)
    .innerJoin(uploadStages, and(eq(uploadStages.uploadId, uploads.id), eq(uploadStages.stage, 'queue')))
    .where(eq(uploads.state, 'queued'))
    .as('line');
  const rows = await db
    .select({ id: line.id, place: line.place })
    .from(line)
    .where(and(eq(line.accountId, accountId), inArray(line.id, [...ids])));
  return new Map(rows.map((row) => [row.id, row.place]));
}
