import { eq } from 'drizzle-orm';
import { uploadTested } from '@launchyard/domain/alerts';
import { nextStage, type JobStage } from '@launchyard/domain/uploads';
import { lockAccount } from '../../accounts/lock.ts';
import { raiseAlert } from '../../alerts/raise.ts';
import { serveTested } from '../../apps/versions/serve-tested.ts';
import { publishContent } from '../../events/content.ts';
import type { Tx } from '../../kit/database.ts';
import { uploads, uploadStages } from '../../tables/uploads.ts';
import { enterStage } from '../enter.ts';
import { callLine } from '../line.ts';
import { notifyOutcome, publicIds, sendOutcome } from '../outcome.ts';
import { publishUpload } from '../publish.ts';
import { removalQueue } from '../queues.ts';
import type { UploadRow } from '../rows.ts';
import { writeStageDone } from '../timeline/stages.ts';
import { writeEvent } from '../timeline/write.ts';
import type { PipelineDeps } from './deps.ts';
import { lockClaimed, ofStage, type Claim } from './fence.ts';
import { endWaitForRoom } from './room.ts';
import { StageStopped, type Settle } from './stage.ts';

/** Marks a stage as done and enqueues the next one’s job, in one transaction: neither ever exists without the other. */
export async function completeStage(deps: PipelineDeps, claim: Claim, settle: Settle | undefined): Promise<void> {
  await deps.database.sql.transaction(async (tx) => {
    // Lock order: what Latest serves before the upload.
    if (isLast(claim.stage)) await lockAccount(tx, claim.upload.accountId);
    const upload = await lockClaimed(tx, claim);
    if (!upload) throw new StageStopped(`attempt ${claim.attempt} of ${claim.stage} came too late`);
    await settle?.(tx);
    await advance(tx, deps, upload, claim.stage, deps.clock());
  });
}

/** Moves a locked upload from a finished stage to the next, or to its end. */
export async function advance(
  tx: Tx,
  deps: PipelineDeps,
  upload: UploadRow,
  stage: JobStage,
  now: Date,
): Promise<void> {
  await endWaitForRoom(tx, now, { upload, stage });
  await tx
    .update(uploadStages)
    .set({ state: 'done', progressPercent: 100, finishedAt: now, triesAgainAt: null })
    .where(ofStage({ upload, stage }));
  await writeStageDone(tx, now, upload, stage);
  const next = nextStage(stage);
  if (next === null || next === 'upload') return endAsTested(tx, deps, upload, now);
  await enterStage(tx, deps.jobs, now, upload, next);
  await publishUpload(tx, now, upload.id);
}

/** Whether it is the last stage. */
const isLast = (stage: JobStage): boolean => nextStage(stage) === null;

async function endAsTested(tx: Tx, deps: PipelineDeps, upload: UploadRow, now: Date): Promise<void> {
  await tx.update(uploads).set({ state: 'tested', finishedAt: now }).where(eq(uploads.id, upload.id));
  const { hasMovedLinks } = await serveTested(tx, now, upload);
  await writeEvent(tx, now, upload.id, { kind: 'tested' });
  // Nobody looks through a list of all that went well.
  if (deps.alertRoutes.uploadTested.length > 0) await raiseAlert(tx, now, uploadTested(publicIds(upload)));
  await sendOutcome(tx, deps, upload, null);
  await deps.jobs.send(tx, removalQueue, { uploadId: upload.id, versionId: null });
  await callLine(tx, deps.jobs);
  await publishUpload(tx, now, upload.id);
  await publishContent(tx, now, upload.accountId, 'apps');
  if (hasMovedLinks) await publishContent(tx, now, upload.accountId, 'links');
  await notifyOutcome(tx, now, upload, null);
}
