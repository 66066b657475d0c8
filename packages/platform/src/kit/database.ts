import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';

/** The database, or a transaction on it: every store function takes either. */
export type Sql = Pick<
  NodePgDatabase,
  'select' | 'selectDistinctOn' | 'insert' | 'update' | 'delete' | 'execute' | '$count'
>;

export interface Database {
  sql: NodePgDatabase;
  /** For what the query builder cannot do: LISTEN, streaming, pg-boss. */
  pool: Pool;
  close(): Promise<void>;
}

/** Connects lazily; a lost server shows at the next query, not here. */
export function openDatabase(url: string, options: { connections: number; onError: (error: Error) => void }): Database {
  const pool = new Pool({ connectionString: url, max: options.connections, connectionTimeoutMillis: 10_000 });
  // An idle connection that breaks must not end the process; the next query opens another.
  pool.on('error', options.onError);
  return { sql: drizzle(pool), pool, close: () => pool.end() };
}

/** The SQLSTATE of a failed query, wherever the driver put it. */
export function sqlState(error: unknown): string | undefined {
  for (let each: unknown = error; each instanceof Error; each = each.cause) {
    if ('code' in each && typeof each.code === 'string') return each.code;
  }
  return undefined;
}

export const UNIQUE_VIOLATION = '23505';
