import { sql } from 'drizzle-orm';
import type { Database } from '../kit/database.ts';
import { shareRuns } from '../kit/share-runs.ts';

export const EVENTS_CHANNEL = 'launchyard_events';

/** Small enough that others do not wait long for their turn. */
const BATCH = 500;

const runs = new WeakMap<Database, () => Promise<void>>();

/**
 * Numbers committed events and wakes readers. When it resolves, everything committed before the call has its number.
 * Writers call it after a commit, and readers when they have heard nothing for a while: any process numbers what
 * another left behind.
 */
export function numberEvents(database: Database): Promise<void> {
  const run = runs.get(database) ?? shareRuns(() => numberAll(database));
  runs.set(database, run);
  return run();
}

async function numberAll({ spare }: Database): Promise<void> {
  for (;;) {
    const { rows } = await spare.execute<{ numbered: number }>(sql`select number_events(${BATCH}) numbered`);
    const numbered = rows[0]?.numbered ?? 0;
    // Outside of the transaction: commits that carry a notification wait for each other. Readers make up for a lost
    // one.
    if (numbered > 0) await spare.execute(sql`select pg_notify(${EVENTS_CHANNEL}, '')`);
    if (numbered < BATCH) return;
  }
}
