import { sql } from 'drizzle-orm';
import {
  MAX_FAULTS,
  MAX_HANGS,
  retryPauseSeconds,
  uploadFailures,
  type UploadFailure,
} from '@launchyard/domain/uploads';
import { secondsAfter } from '../../kit/clock.ts';
import type { Tx } from '../../kit/database.ts';
import type { Alert } from '../../providers/alerts/alerts.ts';
import { uploadStages, type Failure } from '../../tables/uploads.ts';
import { endTold } from '../end-told.ts';
import { publishUpload } from '../publish.ts';
import { stageQueues } from '../queues.ts';
import { hungAlert } from '../stuck/alert.ts';
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
 * upload with general words, and operators are alerted of one that hung.
 */
export async function countFault(
  deps: PipelineDeps,
  claim: Claim,
  fault: Fault,
): Promise<{ isLast: boolean; isStopped: boolean }> {
  const { alert, ...counted } = await deps.database.sql.transaction((tx) => count(tx, deps, claim, fault));
  // Sent after the commit. A failed alert does not undo it.
  if (alert) {
    await deps.alerts
      .send(alert)
      .catch((error: unknown) => deps.log.error({ err: error, uploadId: claim.upload.id }, 'pipeline: not alerted'));
  }
  return counted;
}

interface Counted {
  isLast: boolean;
  isStopped: boolean;
  alert: Alert | null;
}

async function count(tx: Tx, deps: PipelineDeps, claim: Claim, { hung, isRepeated }: Fault): Promise<Counted> {
  const upload = await lockClaimed(tx, claim);
  if (!upload) return { isLast: false, isStopped: true, alert: null };
  const now = deps.clock();
  const [row] = await tx
    .update(uploadStages)
    .set({ faults: sql`${uploadStages.faults} + ${hung !== null ? Math.ceil(MAX_FAULTS / MAX_HANGS) : 1}::int` })
    .where(ofStage(claim))
    .returning({ faults: uploadStages.faults, startedAt: uploadStages.startedAt });
  const { stage, attempt } = claim;
  await writeEvent(tx, now, upload.id, { kind: 'stage_faulted', stage, attempt, tookSeconds: null });
  const faults = row?.faults ?? 1;
  const isLast = faults >= MAX_FAULTS;
  if (!isLast) {
    if (isRepeated) await repeat(tx, deps, { ...claim, upload }, retryPauseSeconds(faults));
    return { isLast, isStopped: false, alert: null };
  }
  await endAsFailed(
    tx,
    deps,
    { ...claim, upload },
    hung === null ? uploadFailures.internal : uploadFailures.stuck,
    hung,
  );
  const seconds = row?.startedAt ? Math.max(0, (now.getTime() - row.startedAt.getTime()) / 1000) : 0;
  return { isLast, isStopped: false, alert: hung === null ? null : hungAlert(upload, stage, hung, seconds) };
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
  await jobs.send(tx, stageQueues[stage], { uploadId: upload.id, stage }, options);
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
  const failure: Failure = { code, stage: claim.stage, message, evidence, advice };
  await tx
    .update(uploadStages)
    .set({ state: 'failed', finishedAt: deps.clock(), triesAgainAt: null })
    .where(ofStage(claim));
  await endTold(tx, deps, claim.upload, { state: 'failed', failure });
}
