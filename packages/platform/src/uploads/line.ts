import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { TESTS_AT_ONCE } from '@launchyard/domain/uploads';
import type { Sql } from '../kit/database.ts';
import type { Jobs } from '../kit/jobs.ts';
import { takeLock } from '../kit/locks.ts';
import { uploads } from '../tables/uploads.ts';
import { stageQueues } from './queues.ts';

/** A query condition for uploads in the test queue. The index of turns has them in order. */
export const standsInLine = and(eq(uploads.state, 'queued'), isNotNull(uploads.turn));
/** Owners take turns; within a round, first come, first served. */
export const lineOrder = sql`${uploads.turn}, ${uploads.queuedAt}, ${uploads.id}`;

/** Locks the test queue until the transaction ends: nobody else enters or leaves it. */
export const lockLine = (tx: Sql): Promise<void> => takeLock(tx, 'line before the tests');

/** How many tests could start now. Exact while the queue is locked. */
export async function countFree(tx: Sql): Promise<number> {
  return Math.max(0, TESTS_AT_ONCE - (await tx.$count(uploads, eq(uploads.state, 'testing'))));
}

/**
 * Call it whenever an upload has left the queue or its test: those whose turn it is continue. Reads only those, however
 * long the queue is.
 */
export async function callLine(tx: Sql, jobs: Jobs): Promise<void> {
  await lockLine(tx);
  const next = await tx
    .select({ id: uploads.id, accountId: uploads.accountId })
    .from(uploads)
    .where(standsInLine)
    .orderBy(lineOrder)
    .limit(await countFree(tx));
  for (const { id, accountId } of next) {
    await jobs.send(tx, stageQueues.queue, { uploadId: id, stage: 'queue' }, { owner: accountId });
  }
}
