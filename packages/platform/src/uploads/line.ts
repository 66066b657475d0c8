import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { TESTS_AT_ONCE } from '@launchyard/domain/uploads';
import type { Sql } from '../kit/database.ts';
import type { Jobs } from '../kit/jobs.ts';
import { takeLock } from '../kit/locks.ts';
import { uploads } from '../tables/uploads.ts';
import { stageQueues } from './queues.ts';

/** Who waits for a test, for a query of uploads. The index of turns holds them in their order. */
export const standsInLine = and(eq(uploads.state, 'queued'), isNotNull(uploads.turn));
/** Owners take turns; within a round who came first is tested first. */
export const lineOrder = sql`${uploads.turn}, ${uploads.queuedAt}, ${uploads.id}`;

/** Until the transaction ends, nobody else enters or leaves the line before the tests. */
export const lockLine = (tx: Sql): Promise<void> => takeLock(tx, 'line before the tests');

/** How many tests could begin now. Exact while the line is locked. */
export async function countFree(tx: Sql): Promise<number> {
  return Math.max(0, TESTS_AT_ONCE - (await tx.$count(uploads, eq(uploads.state, 'testing'))));
}

/** Call it whenever an upload has left the line or its test: those whose turn it now is go on. Reads them only, however long the line is. */
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
