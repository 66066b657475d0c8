import type { Pool } from 'pg';
import type { Statement } from './statements.ts';

/** How a query plan reads one table. */
export interface Scan {
  table: string;
  isSequential: boolean;
  /** Rows read from the table, including those filtered out afterwards; null for a statement that was only planned. */
  rows: number | null;
}

/** A plan node, as EXPLAIN returns it. */
interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  Schema?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Node[];
}

/**
 * How the database reads its tables for a statement with these values. Queries run once more, in a transaction that
 * is rolled back, to count the rows; changes are only planned.
 */
export async function scansOf(pool: Pool, { text, values }: Statement): Promise<Scan[]> {
  const isRead = /^\s*select\b/i.test(text) && !/\bfor (no key )?update\b/i.test(text);
  const options = isRead ? 'analyze, verbose, timing off, format json' : 'verbose, format json';
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ 'QUERY PLAN': Array<{ Plan: Node }> }>(
      `explain (${options}) ${text}`,
      values,
    );
    return rows.flatMap((row) => row['QUERY PLAN']).flatMap(({ Plan }) => scansIn(Plan));
  } finally {
    await client.query('rollback');
    client.release();
  }
}

function scansIn(plan: Node): Scan[] {
  const below = (plan.Plans ?? []).flatMap(scansIn);
  const table = plan['Relation Name'];
  // Ignore the job queue's own tables.
  if (table === undefined || plan.Schema !== 'public' || !plan['Node Type'].includes('Scan')) return below;
  return [{ table, isSequential: plan['Node Type'] === 'Seq Scan', rows: rowsOf(plan) }, ...below];
}

function rowsOf(plan: Node): number | null {
  if (plan['Actual Rows'] === undefined) return null;
  const removed = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0);
  return (plan['Actual Rows'] + removed) * (plan['Actual Loops'] ?? 1);
}
