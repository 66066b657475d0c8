import { eq } from 'drizzle-orm';
import { nextStage, type JobStage } from '@launchyard/domain/uploads';
import { appVersions } from '../../apps/tables.ts';
import type { Tx } from '../../kit/database.ts';
import { callLine } from '../line.ts';
import { writeStageDone } from '../timeline/stages.ts';
import { writeEvent } from '../timeline/write.ts';
import type { UploadRow } from '../rows.ts';
import { publishUpload } from '../publish.ts';
import { enterStage } from '../enter.ts';
import { removalQueue } from '../queues.ts';
import { uploads, uploadStages } from '../tables.ts';
import type { Claim } from './claim.ts';
import { lockClaimed, ofStage } from './fence.ts';
import { notifyOutcome, sendOutcome } from '../outcome.ts';
import type { PipelineDeps } from './deps.ts';
import { endWaitForRoom } from './room.ts';
import { StageStopped, type Settle } from './stage.ts';

/** Writes that a stage is done and gives the next one its job, in one transaction: neither is ever there without the other. */
export async function completeStage(deps: PipelineDeps, claim: Claim, settle: Settle | undefined): Promise<void> {
  await deps.database.sql.transaction(async (tx) => {
    const upload = await lockClaimed(tx, claim);
    if (!upload) throw new StageStopped(`attempt ${claim.attempt} of ${claim.stage} came too late`);
    await settle?.(tx);
    await advance(tx, deps, upload, claim.stage);
  });
}

/** Moves a locked upload from a stage that is done to the next, or to its end. */
export async function advance(tx: Tx, deps: PipelineDeps, upload: UploadRow, stage: JobStage): Promise<void> {
  const now = deps.clock();
  await endWaitForRoom(tx, now, { upload, stage });
  await tx
    .update(uploadStages)
    .set({ state: 'done', progressPercent: 100, finishedAt: now, triesAgainAt: null })
    .where(ofStage({ upload, stage }));
  await writeStageDone(tx, now, upload, stage);
  const next = nextStage(stage);
  const isEnd = next === null || next === 'upload';
  if (isEnd) {
    await endAsTested(tx, deps, upload, now);
  } else {
    await enterStage(tx, deps.jobs, now, upload, next);
  }
  await publishUpload(tx, now, upload.id);
  if (isEnd) await notifyOutcome(tx, now, upload, null);
}

async function endAsTested(tx: Tx, deps: PipelineDeps, upload: UploadRow, now: Date): Promise<void> {
  if (!upload.versionId) throw new Error(`upload ${upload.id} was tested without a version`);
  await tx.update(uploads).set({ state: 'tested', finishedAt: now }).where(eq(uploads.id, upload.id));
  await tx.update(appVersions).set({ testedAt: now }).where(eq(appVersions.id, upload.versionId));
  await writeEvent(tx, now, upload.id, { kind: 'tested' });
  await sendOutcome(tx, deps, upload, null);
  await deps.jobs.send(tx, removalQueue, { uploadId: upload.id, versionId: null });
  await callLine(tx, deps.jobs);
}
