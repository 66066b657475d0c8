import { sql } from 'drizzle-orm';
import { visibleText } from '@launchyard/domain/kit/visible-text';
import {
  MAX_FAULTS,
  MAX_HANGS,
  retryPauseSeconds,
  uploadFailures,
  type UploadFailure,
} from '@launchyard/domain/uploads';
import { secondsAfter } from '../../kit/clock.ts';
import type { Tx } from '../../kit/database.ts';
import { uploadStages, type Failure } from '../../tables/uploads.ts';
import { endTold } from '../end-told.ts';
import { publishUpload } from '../publish.ts';
import { queueOf } from '../queues.ts';
import { writeEvent } from '../timeline/write.ts';
import type { PipelineDeps } from './deps.ts';
import { lockClaimed, ofStage, type Claim } from './fence.ts';

/** Ends the upload for a reason that the customer can solve; does nothing if another attempt owns the stage now. */
export async function failStage(
  deps: PipelineDeps,
  claim: Claim,
  failure: UploadFailure,
  evidence: string | null,
): Promise<void> {
  await deps.database.sql.transaction(async (tx) => {
    const upload = await lockClaimed(tx, claim);
    if (upload) await endAsFailed(tx, deps, { ...claim, upload }, failure, evidence);
  });
}

interface Fault {
  /** Whether the attempt hung, and how. */
  hung: string | null;
  /** Whether the stage is retried as it is, after a pause. */
  isRepeated: boolean;
}

/**
 * Counts a fault of ours and schedules a retry after a pause, which is published. The last tolerated fault ends the
 * upload with general words.
 */
export async function countFault(
  deps: PipelineDeps,
  claim: Claim,
  fault: Fault,
): Promise<{ isLast: boolean; isStopped: boolean }> {
  return deps.database.sql.transaction((tx) => count(tx, deps, claim, fault));
}

interface Counted {
  isLast: boolean;
  isStopped: boolean;
}

async function count(tx: Tx, deps: PipelineDeps, claim: Claim, { hung, isRepeated }: Fault): Promise<Counted> {
  const upload = await lockClaimed(tx, claim);
  if (!upload) return { isLast: false, isStopped: true };
  const now = deps.clock();
  const [row] = await tx
    .update(uploadStages)
    .set({ faults: sql`${uploadStages.faults} + ${hung !== null ? Math.ceil(MAX_FAULTS / MAX_HANGS) : 1}::int` })
    .where(ofStage(claim))
    .returning({ faults: uploadStages.faults });
  const { stage, attempt } = claim;
  await writeEvent(tx, now, upload.id, { kind: 'stage_faulted', stage, attempt, tookSeconds: null });
  const faults = row?.faults ?? 1;
  const isLast = faults >= MAX_FAULTS;
  if (!isLast) {
    if (isRepeated) await repeat(tx, deps, { ...claim, upload }, retryPauseSeconds(faults));
    return { isLast, isStopped: false };
  }
  await endAsFailed(
    tx,
    deps,
    { ...claim, upload },
    hung === null ? uploadFailures.internal : uploadFailures.stuck,
    hung,
  );
  return { isLast, isStopped: false };
}

async function repeat(
  tx: Tx,
  { clock, jobs }: PipelineDeps,
  { upload, stage }: Claim,
  pauseSeconds: number,
): Promise<void> {
  const now = clock();
  await tx
    .update(uploadStages)
    .set({ triesAgainAt: secondsAfter(now, pauseSeconds) })
    .where(ofStage({ upload, stage }));
  const options = { owner: upload.accountId, turn: upload.turn ?? 0, startAfterSeconds: pauseSeconds };
  await jobs.send(tx, queueOf(stage, upload), { uploadId: upload.id, stage }, options);
  await publishUpload(tx, now, upload.id);
}

/** `claim` is valid, and its upload is as locked by the transaction. */
export async function endAsFailed(
  tx: Tx,
  deps: PipelineDeps,
  claim: Pick<Claim, 'upload' | 'stage'>,
  { code, message, advice = null }: UploadFailure,
  evidence: string | null,
): Promise<void> {
  const failure: Failure = { code, stage: claim.stage, message, evidence: evidence && visibleText(evidence), advice };
  await tx
    .update(uploadStages)
    .set({ state: 'failed', finishedAt: deps.clock(), triesAgainAt: null })
    .where(ofStage(claim));
  await endTold(tx, deps, claim.upload, { state: 'failed', failure });
}
