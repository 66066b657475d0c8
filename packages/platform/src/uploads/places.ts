import { and, inArray, sql, type SQL } from 'drizzle-orm';
import type { Sql } from '../kit/database.ts';
import { uploads } from '../tables/uploads.ts';
import { lineOrder, standsInLine } from './line.ts';

/** The places in the line before the tests, 1 for the next, of those uploads that stand there and meet the condition. */
export async function findPlaces(db: Sql, which: SQL | undefined): Promise<Map<string, number>> {
  const standing = await db.select({ id: uploads.id }).from(uploads).where(and(which, standsInLine));
  // Who does not stand there does not count those who do.
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
