import { sql } from 'drizzle-orm';
import type { Database, Sql, Tx } from './database.ts';

/** The number by which the database knows a lock: that of its name, so that no two are the same by mistake. */
const lockNumber = (name: string) => sql`hashtextextended(${name}, 0)`;

/** Waits until nobody else holds the lock of this name, and holds it until the transaction ends. */
export async function takeLock(tx: Sql, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockNumber(name)})`);
}

/** Does what one process of all does at a time: while another does it, nothing happens here. The lock lasts as long as `work`. */
export async function runAlone(database: Database, name: string, work: (guard: Tx) => Promise<void>): Promise<void> {
  await database.sql.transaction(async (guard) => {
    const { rows } = await guard.execute<{ free: boolean }>(
      sql`select pg_try_advisory_xact_lock(${lockNumber(name)}) free`,
    );
    if (rows[0]?.free) await work(guard);
  });
}
