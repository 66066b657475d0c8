import type { Deps } from '../kit/deps.ts';
import { admitWaiting } from './admission.ts';
import type { HeldSession } from './held-session.ts';
import { findPlaced } from './orphans.ts';
import { readQueues } from './queue.ts';

/**
 * Gives free places to those who wait, and tells the others where they stand. Whoever’s page is away keeps the turn, but
 * is passed over meanwhile. `isOver`: somebody else runs the sessions by now.
 */
export async function moveQueues(
  { database, clock, log }: Pick<Deps, 'database' | 'clock' | 'log'>,
  held: ReadonlyMap<string, HeldSession>,
  isOver: () => boolean,
): Promise<void> {
  const waiting = [...held.values()].filter(({ record }) => record.row.state === 'queued');
  const accountIds = [...new Set(waiting.map(({ record }) => record.row.accountId))];
  const absent = waiting.filter((session) => !session.isThere()).map(({ record }) => record.row.id);
  for (const accountId of accountIds) {
    if (isOver()) return;
    const now = clock();
    // The trouble of one account stays its own.
    const admitted = await database.sql
      .transaction((tx) => admitWaiting(tx, now, accountId, absent))
      .catch((error: unknown) => {
        log.warn({ err: error }, 'streaming: nobody of an account could be admitted');
        return [];
      });
    for (const id of admitted) held.get(id)?.place(now);
  }
  const queued = waiting.map(({ record }) => record.row).filter(({ state }) => state === 'queued');
  for (const id of await findPlaced(database.sql, queued)) held.get(id)?.place(clock());
  for (const { sessionId, ...wait } of await readQueues(database.sql, clock(), accountIds, new Set(absent))) {
    held.get(sessionId)?.waitAt(wait.place, wait.waitSeconds);
  }
}
