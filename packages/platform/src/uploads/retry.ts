import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Upload } from '@launchyard/contract/uploads';
import { formatId, type Actor } from '@launchyard/domain/kit';
import {
  canRetry,
  isFinal,
  isRetryable,
  MAX_RETRIES,
  retryStage,
  STAGES,
  uploadViolations,
  type Stage,
} from '@launchyard/domain/uploads';
import type { Caller } from '../access/caller.ts';
import { actorOf } from '../access/actor.ts';
import { lockAccount } from '../accounts/lock.ts';
import type { InTransaction } from '../audit/audited-transaction.ts';
import type { Tx } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import type { Jobs } from '../kit/jobs.ts';
import { refuse } from '../kit/refuse.ts';
import { untieNotifications } from '../notifications/notify.ts';
import { uploads, uploadStages, type Failure } from '../tables/uploads.ts';
import { enterStage } from './enter.ts';
import { lockOwnUpload } from './locks.ts';
import { publishUpload } from './publish.ts';
import { type UploadRow, uploadLabel } from './rows.ts';
import { refuseSecondUpload, refuseTooMany } from './start.ts';
import { writeEvent } from './timeline/write.ts';

/**
 * Retries a failed upload whose bytes are kept from the failed stage; earlier stages stay done. Refused if the failure
 * would repeat, nothing is kept any more, it was retried too often, or another upload of the application runs.
 * `uploadId` is a UUID, or null for an invalid id.
 */
export async function retryUpload(
  { clock, jobs }: Deps & { jobs: Jobs },
  inTransaction: InTransaction,
  caller: Caller,
  uploadId: string | null,
): Promise<Upload> {
  const now = clock();
  const accountId = caller.account.id;
  return inTransaction(async (tx, note) => {
    await lockAccount(tx, accountId);
    const row = await lockOwnUpload(tx, caller, uploadId);
    note({ subject: formatId('upload', row.id), label: uploadLabel(row) });
    const failure = refuseUnfit(row);
    await refuseSecondUpload(tx, row.appId);
    if (!canRetry(row.state, row.keptUntil?.getTime() ?? null, now.getTime())) refuse(uploadViolations.noLongerKept);
    await refuseTooMany(tx, accountId);
    await untieNotifications(tx, row.id);
    const createdBy = actorOf(caller);
    const stage = await goOn(tx, jobs, now, row, failure, createdBy);
    await writeEvent(tx, now, row.id, { kind: 'retried', createdBy, stage });
    return publishUpload(tx, now, row.id);
  });
}

/** Returns the failure of an upload that could be retried if it is kept. */
function refuseUnfit({ state, failure, retries }: UploadRow): Failure {
  if (!isFinal(state)) return refuse(uploadViolations.running);
  if (state !== 'failed' || failure === null) return refuse(uploadViolations.notFailed);
  if (!isRetryable(failure)) return refuse(uploadViolations.retryNeedsFile);
  return retries < MAX_RETRIES ? failure : refuse(uploadViolations.retriedTooOften);
}

/** Returns the stage that it continues with. */
async function goOn(tx: Tx, jobs: Jobs, now: Date, row: UploadRow, failure: Failure, retriedBy: Actor): Promise<Stage> {
  const first = retryStage(failure.stage);
  if (first === 'upload') throw new Error(`upload ${row.id} failed before its bytes were there`);
  const retries = row.retries + 1;
  await tx
    .update(uploads)
    .set({ failure: null, finishedAt: null, keptUntil: null, retries, retriedBy, isTestServerDown: false })
    .where(eq(uploads.id, row.id));
  // The attempt number keeps counting: it fences off whatever still runs of the last try.
  await tx
    .update(uploadStages)
    .set({
      state: 'waiting',
      startedAt: null,
      finishedAt: null,
      waitingSince: null,
      note: null,
      faults: 0,
      attempt: sql`${uploadStages.attempt} + 1`,
      attemptsBefore: sql`${uploadStages.attempt} + 1`,
    })
    .where(and(eq(uploadStages.uploadId, row.id), inArray(uploadStages.stage, STAGES.slice(STAGES.indexOf(first)))));
  await enterStage(tx, jobs, now, row, first);
  return first;
}
