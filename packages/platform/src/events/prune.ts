import { and, gte, lt, lte, max, min, sql, type SQL } from 'drizzle-orm';
import { DAY_SECONDS, secondsAfter, secondsBefore } from '../kit/clock.ts';
import type { Sql } from '../kit/database.ts';
import { events } from '../tables/events.ts';

const EVENT_DAYS = 7;

/** Small enough that nobody waits for a batch. */
const BATCH = 5_000;

/**
 * Removes old events, lowest numbers first. What remains never has a gap, so exactly the readers with a number before
 * the oldest event have missed something. Events without a number are kept however old they are, because they have not
 * been delivered yet.
 */
export async function pruneEvents(database: Sql, now: Date): Promise<void> {
  const last = await lastOld(database, now);
  if (last === null) return;
  for (;;) {
    const batch = sql`select number from ${events} where ${lte(events.number, last)} order by number limit ${BATCH}`;
    const { rowCount } = await database.execute(sql`delete from ${events} where number = any(array(${batch}))`);
    if ((rowCount ?? 0) < BATCH) return;
  }
}

/** The number of the last event before the first one to keep; null if there is none. */
async function lastOld(database: Sql, now: Date): Promise<number | null> {
  // An event dated in the future by a wrong clock does not hold back later ones.
  const isKept = and(
    gte(events.at, secondsBefore(now, EVENT_DAYS * DAY_SECONDS)),
    lt(events.at, secondsAfter(now, DAY_SECONDS)),
  );
  const number = async (of: SQL<number | null>, where?: SQL) =>
    (await database.select({ number: of }).from(events).where(where))[0]?.number ?? null;
  const firstKept = await number(min(events.number), isKept);
  return firstKept === null ? number(max(events.number)) : firstKept - 1;
}
