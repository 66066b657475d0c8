import { and, count, eq, isNotNull, notInArray, sql, type SQL } from 'drizzle-orm';
import { TESTS_AT_ONCE, TESTS_AT_ONCE_PER_OWNER } from '@launchyard/domain/uploads';
import type { Sql } from '../kit/database.ts';
import type { Jobs } from '../kit/jobs.ts';
import { takeLock } from '../kit/locks.ts';
import { uploads } from '../tables/uploads.ts';
import { stageQueues } from './queues.ts';

/**
 * A query condition for uploads in the test queue: builds that will be started. The index of turns has them in order.
 */
export const standsInLine = and(
  eq(uploads.state, 'queued'),
  isNotNull(uploads.turn),
  eq(uploads.isOnlyInspected, false),
);
/** Owners take turns; within a round, first come, first served. */
export const lineOrder = sql`${uploads.turn}, ${uploads.queuedAt}, ${uploads.id}`;
/** A query condition for uploads whose builds are started for a test: what the queue waits for. */
export const isStartedForTest = and(eq(uploads.state, 'testing'), eq(uploads.isOnlyInspected, false));

/** Locks the test queue until the transaction ends: nobody else enters or leaves it. */
export const lockLine = (tx: Sql): Promise<void> => takeLock(tx, 'line before the tests');

/**
 * The uploads whose test could start now, in order: the first of the queue, except those whose owners have all tests
 * that they may have. Exact while the queue is locked. Reads only those, however long the queue is.
 */
export async function findNext(tx: Sql): Promise<Array<{ id: string; accountId: string }>> {
  const running = await tx
    .select({ accountId: uploads.accountId, tests: count() })
    .from(uploads)
    .where(isStartedForTest)
    .groupBy(uploads.accountId);
  const tests = new Map(running.map((row) => [row.accountId, row.tests]));
  const next: Array<{ id: string; accountId: string }> = [];
  for (let free = TESTS_AT_ONCE - sum(tests.values()); free > 0; free -= 1) {
    const full = [...tests].filter(([, of]) => of >= TESTS_AT_ONCE_PER_OWNER).map(([accountId]) => accountId);
    const [first] = await findFirst(tx, [
      notInArray(uploads.accountId, full),
      notInArray(
        uploads.id,
        next.map(({ id }) => id),
      ),
    ]);
    if (!first) break;
    next.push(first);
    tests.set(first.accountId, (tests.get(first.accountId) ?? 0) + 1);
  }
  return next;
}

const findFirst = (tx: Sql, which: SQL[]) =>
  tx
    .select({ id: uploads.id, accountId: uploads.accountId })
    .from(uploads)
    .where(and(standsInLine, ...which))
    .orderBy(lineOrder)
    .limit(1);

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, each) => total + each, 0);

/** Call it whenever an upload has left the queue or its test: those whose turn it is continue. */
export async function callLine(tx: Sql, jobs: Jobs): Promise<void> {
  await lockLine(tx);
  for (const { id, accountId } of await findNext(tx)) {
    await jobs.send(tx, stageQueues.queue, { uploadId: id, stage: 'queue' }, { owner: accountId });
  }
}
