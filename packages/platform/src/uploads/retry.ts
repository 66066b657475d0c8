import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Upload } from '@launchyard/contract/uploads';
import { formatId } from '@launchyard/domain/kit';
import { canRetry, isFinal, keepsAfter, retryStage, STAGES, uploadViolations } from '@launchyard/domain/uploads';
import type { Tx } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import type { Jobs } from '../kit/jobs.ts';
import { refuse } from '../kit/refuse.ts';
import type { InTransaction } from '../support/auditedTransaction.ts';
import { enterStage } from './enter.ts';
import { lockAccount, lockOwnUpload } from './locks.ts';
import type { UploadRow } from './present.ts';
import { publishUpload } from './publish.ts';
import { refuseSecondUpload, refuseTooMany } from './start.ts';
import { uploads, uploadStages, type Failure } from './tables.ts';

/**
 * Lets a failed upload whose bytes are kept go on from the stage that failed; what was done before it stays done. Refused where the failure
 * would come again, where nothing is kept any more, and while another upload of the application runs. `uploadId` is a UUID, or null for an
 * id that was none.
 */
export async function retryUpload(
  { clock, jobs }: Deps & { jobs: Jobs },
  inTransaction: InTransaction,
  accountId: string,
  uploadId: string | null,
): Promise<Upload> {
  const now = clock();
  return inTransaction(async (tx, note) => {
    await lockAccount(tx, accountId);
    const row = await lockOwnUpload(tx, accountId, uploadId);
    note({ subject: formatId('upload', row.id) });
    const failure = refuseUnfit(row);
    await refuseSecondUpload(tx, row.appId);
    if (!canRetry(row.state, row.retryUntil?.getTime() ?? null, now.getTime())) refuse(uploadViolations.noLongerKept);
    await refuseTooMany(tx, accountId);
    await goOn(tx, jobs, now, row, failure);
    return publishUpload(tx, now, row.id);
  });
}

/** Answers the failure of an upload that could be tried again if it is kept. */
function refuseUnfit({ state, failure }: UploadRow): Failure {
  if (!isFinal(state)) return refuse(uploadViolations.running);
  if (state !== 'failed' || failure === null) return refuse(uploadViolations.notFailed);
  return keepsAfter(failure) ? failure : refuse(uploadViolations.retryNeedsFile);
}

async function goOn(tx: Tx, jobs: Jobs, now: Date, row: UploadRow, failure: Failure): Promise<void> {
  const first = retryStage(failure.stage);
  if (first === 'upload') throw new Error(`upload ${row.id} failed before its bytes were there`);
  await tx.update(uploads).set({ failure: null, finishedAt: null, retryUntil: null }).where(eq(uploads.id, row.id));
  // The attempt goes on counting: it fences whatever of the last try still runs.
  await tx
    .update(uploadStages)
    .set({
      state: 'waiting',
      startedAt: null,
      finishedAt: null,
      waitingSince: null,
      note: null,
      faults: 0,
      attemptsBefore: sql`${uploadStages.attempt}`,
    })
    .where(and(eq(uploadStages.uploadId, row.id), inArray(uploadStages.stage, STAGES.slice(STAGES.indexOf(first)))));
  await enterStage(tx, jobs, now, row, first);
}
