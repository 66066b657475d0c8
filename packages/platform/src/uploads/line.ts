import { and, eq, sql } from 'drizzle-orm';
import { TESTS_AT_ONCE } from '@launchyard/domain/uploads';
import type { Sql } from '../kit/database.ts';
import type { Jobs } from '../kit/jobs.ts';
import { stageQueues } from './queues.ts';
import { uploads, uploadStages } from './tables.ts';

/** Any number, the same in every process. */
const LINE_LOCK = 715_202;

/** Owners take turns; within a round who came first is tested first. For a query of uploads with their `queue` stage. */
export const lineOrder = sql`${uploadStages.turn}, ${uploads.queuedAt}, ${uploads.id}`;

/** Until the transaction ends, nobody else enters or leaves the line before the tests. */
export async function lockLine(tx: Sql): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LINE_LOCK})`);
}

/** Who waits for a test, in their order, and how many could begin now. Exact while the line is locked. */
export async function readLine(tx: Sql): Promise<{ waiting: Array<{ id: string; accountId: string }>; free: number }> {
  const waiting = await tx
    .select({ id: uploads.id, accountId: uploads.accountId })
    .from(uploads)
    .innerJoin(uploadStages, and(eq(uploadStages.uploadId, uploads.id), eq(uploadStages.stage, 'queue')))
    .where(eq(uploads.state, 'queued'))
    .orderBy(lineOrder);
  return { waiting, free: TESTS_AT_ONCE - (await tx.$count(uploads, eq(uploads.state, 'testing'))) };
}

/** Call it whenever an upload has left the line or its test: those whose turn it now is go on. */
export async function callLine(tx: Sql, jobs: Jobs): Promise<void> {
  await lockLine(tx);
  const { waiting, free } = await readLine(tx);
  for (const { id, accountId } of waiting.slice(0, Math.max(0, free))) {
    await jobs.send(tx, stageQueues.queue, { uploadId: id, stage: 'queue' }, { owner: accountId });
  }
}
