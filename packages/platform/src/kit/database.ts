import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import { Pool, type PoolConfig } from 'pg';

/** The database, or a transaction on it: every store function accepts either. */
export type Sql = Pick<
  NodePgDatabase,
  'select' | 'selectDistinctOn' | 'insert' | 'update' | 'delete' | 'execute' | 'with' | '$with' | '$count'
>;

/** A transaction, for what would be wrong outside of one. */
export type Tx = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

export interface Database {
  sql: NodePgDatabase;
  /** For what the query builder cannot do: LISTEN, streaming, pg-boss. */
  pool: Pool;
  /** One connection that no transaction of `sql` uses: for work that must not wait for any of them. */
  spare: NodePgDatabase;
  /** Waits for follow-ups, then closes all connections. */
  close(): Promise<void>;
}

/** Runs after a transaction has committed, outside of it. */
export type Follower = (database: Database) => Promise<void>;

const followers = new WeakMap<Tx, Set<Follower>>();

/** Schedules a follow-up for after the commit, once per follower however often it is requested. Nobody waits for it. */
export function afterCommit(tx: Tx, follower: Follower): void {
  const those = followers.get(tx);
  if (!those) throw new Error('only a transaction that `openDatabase` began can have follow-ups');
  those.add(follower);
}

/** Timeouts for a statement, a lock and a free connection: nothing waits longer than its caller does. */
const LIMITS = { statementMilliseconds: 30_000, lockMilliseconds: 10_000, connectMilliseconds: 10_000 };

/** Connects lazily; a lost server shows at the next query, not here. */
export function openDatabase(
  url: string,
  options: { connections: number; onError: (error: Error) => void; limits?: typeof LIMITS },
): Database {
  const limits = options.limits ?? LIMITS;
  const openPool = (settings: PoolConfig): Pool => {
    const pool = new Pool({
      connectionString: url,
      ...settings,
      connectionTimeoutMillis: limits.connectMilliseconds,
      statement_timeout: limits.statementMilliseconds,
      lock_timeout: limits.lockMilliseconds,
    });
    // An idle connection that breaks must not end the process; the next query opens another.
    pool.on('error', options.onError);
    // Nor must one that breaks between two queries of a transaction: the next one fails.
    pool.on('connect', (client) => client.on('error', () => undefined));
    return pool;
  };
  const pool = openPool({ max: options.connections });
  // Stays open, because its user should not wait for a new connection. A dead connection is noticed and replaced.
  const spare = openPool({
    max: 1,
    idleTimeoutMillis: 0,
    keepAlive: true,
    query_timeout: limits.statementMilliseconds + limits.connectMilliseconds,
  });
  const following = new Set<Promise<void>>();
  const database: Database = {
    sql: followed(drizzle(pool), (follower) => {
      const run = follower(database).catch((cause: unknown) =>
        options.onError(new Error('a follow-up of a transaction failed', { cause })),
      );
      following.add(run);
      void run.then(() => following.delete(run));
    }),
    pool,
    spare: drizzle(spare),
    async close() {
      await Promise.all(following);
      await Promise.all([pool.end(), spare.end()]);
    },
  };
  return database;
}

/** Starts the follow-ups requested with `afterCommit` at the end of each transaction. */
function followed(sql: NodePgDatabase, begin: (follower: Follower) => void): NodePgDatabase {
  const transaction = sql.transaction.bind(sql);
  sql.transaction = async <T>(work: (tx: Tx) => Promise<T>, config?: PgTransactionConfig): Promise<T> => {
    const those = new Set<Follower>();
    const result = await transaction((tx) => {
      followers.set(tx, those);
      return work(tx);
    }, config);
    those.forEach(begin);
    return result;
  };
  return sql;
}

/** The SQLSTATE of a failed query, wherever the driver put it. */
export function sqlState(error: unknown): string | undefined {
  for (let each: unknown = error; each instanceof Error; each = each.cause) {
    if ('code' in each && typeof each.code === 'string') return each.code;
  }
  return undefined;
}

/** Whether a query failed because the database is overloaded or restarting: a retry may succeed a little later. */
export function isUnavailable(error: unknown): boolean {
  if (UNAVAILABLE.has(sqlState(error) ?? '')) return true;
  for (let each: unknown = error; each instanceof Error; each = each.cause) {
    const { message } = each;
    if (WITHOUT_CODE.some((words) => message.includes(words))) return true;
  }
  return false;
}

/**
 * query_canceled (by statement_timeout), lock_not_available (by lock_timeout), too_many_connections; admin_shutdown,
 * crash_shutdown, cannot_connect_now; and the system’s codes for refused and broken connections.
 */
const UNAVAILABLE = new Set([
  '57014',
  '55P03',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
]);

/**
 * The driver’s own messages where it gives no code: no connection became free in time, one broke during a query, or was
 * already broken.
 */
const WITHOUT_CODE = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error',
];
