import { sql } from 'drizzle-orm';
import type { Database, Sql, Tx } from './database.ts';

/** The lock’s number in the database: a hash of its name, so that two never collide by mistake. */
export const lockNumber = (name: string) => sql`hashtextextended(${name}, 0)`;

/** Waits for the lock of this name, and holds it until the transaction ends. */
export async function takeLock(tx: Sql, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockNumber(name)})`);
}

/** Runs `work` unless another process is running it under this name. The lock lasts as long as `work`. */
export async function runAlone(database: Database, name: string, work: (guard: Tx) => Promise<void>): Promise<void> {
  await database.sql.transaction(async (guard) => {
    const { rows } = await guard.execute<{ free: boolean }>(
      sql`select pg_try_advisory_xact_lock(${lockNumber(name)}) free`,
    );
    if (rows[0]?.free) await work(guard);
  });
}
