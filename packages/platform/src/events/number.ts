import { sql } from 'drizzle-orm';
import type { Database } from '../kit/database.ts';
import { shareRuns } from '../kit/share-runs.ts';

export const EVENTS_CHANNEL = 'launchyard_events';

/** Few enough that those who wait for their turn do not wait long. */
const BATCH = 500;

const runs = new WeakMap<Database, () => Promise<void>>();

/**
 * Numbers what was committed, and wakes whoever reads. When it resolves, everything that was committed before the call has its number.
 * Whoever has written calls it, and whoever reads and has heard nothing for a while: any process numbers what any other left behind.
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
    // By itself: commits that carry a notification wait for each other. One that is lost is made up for by those who read.
    if (numbered > 0) await spare.execute(sql`select pg_notify(${EVENTS_CHANNEL}, '')`);
    if (numbered < BATCH) return;
  }
}
