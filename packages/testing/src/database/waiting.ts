import type { Pool } from 'pg';
import { expect, vi } from 'vitest';

/**
 * Waits until a statement of this database waits for a lock. Those of other test files have databases of their own.
 * `part`: what stands in the statement, such as the name of a table; unset, anything.
 */
export async function untilSomebodyWaits(pool: Pool, part = ''): Promise<void> {
  await vi.waitFor(async () => {
    const { rowCount } = await pool.query(
      `select from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and position($1 in query) > 0`,
      [part],
    );
    expect(rowCount, 'statements that wait for a lock').toBeGreaterThan(0);
  });
}
