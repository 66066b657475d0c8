import { and, inArray, sql, type SQL } from 'drizzle-orm';
import type { Sql } from '../kit/database.ts';
import { uploads } from '../tables/uploads.ts';
import { lineOrder, standsInLine } from './line.ts';

/**
 * The positions in the test queue, 1 for the next, of queued uploads that meet the condition. Nobody moves back, except
 * for those who come later with an earlier turn. An upload whose owner already has a test running waits for that one,
 * too: those behind it may be tested first.
 */
export async function findPlaces(db: Sql, which: SQL | undefined): Promise<Map<string, number>> {
  const standing = await db.select({ id: uploads.id }).from(uploads).where(and(which, standsInLine));
  // An upload outside the queue does not need the others counted.
  if (standing.length === 0) return new Map();
  const place = sql<number>`row_number() over (order by ${lineOrder})::int`.as('place');
  const line = db.select({ id: uploads.id, place }).from(uploads).where(standsInLine).as('line');
  const rows = await db
    .select({ id: line.id, place: line.place })
    .from(line)
    .where(
      inArray(
        line.id,
        standing.map(({ id }) => id),
      ),
    );
  return new Map(rows.map((row) => [row.id, row.place]));
}
