import { and, asc, eq, gt, inArray, lte, type SQL } from 'drizzle-orm';
import { uploadStuck } from '@launchyard/domain/alerts';
import {
  judgeStuck,
  STAGES,
  stateOfStage,
  STUCK_AGAIN_SECONDS,
  STUCK_AFTER_SECONDS,
  STUCK_END_SECONDS,
  stuckStage,
  uploadFailures,
  type UploadState,
} from '@launchyard/domain/uploads';
import { raiseAlert } from '../../alerts/raise.ts';
import { secondsBefore } from '../../kit/clock.ts';
import type { Sql, Tx } from '../../kit/database.ts';
import { uploads, uploadStages } from '../../tables/uploads.ts';
import { isStartedForTest } from '../line.ts';
import { lockUpload } from '../locks.ts';
import type { PipelineDeps } from '../pipeline/deps.ts';
import { publicIds } from '../outcome.ts';
import { endAsFailed } from '../pipeline/fail.ts';
import { writeEvent } from '../timeline/write.ts';

export interface Watch extends PipelineDeps {
  watchedSince: Date;
}

/** Of the stages that the services run. */
const WATCHED: readonly UploadState[] = STAGES.filter((stage) => stage !== 'upload').map(stateOfStage);
const AT_ONCE = 100;

/**
 * Finds committed uploads whose stages make no progress: alerts operators repeatedly, and finally ends the upload with
 * a sentence for the customer. Runs in every worker; each alert and each end happens once. Works with every tab closed.
 * Uploads that were stuck because no worker ran get their time from `watchedSince`, when this worker started to watch.
 */
export async function watchStuckUploads(deps: Watch): Promise<void> {
  for (const id of await findStill(deps.database.sql, deps.clock())) {
    try {
      await deps.database.sql.transaction((tx) => judge(tx, deps, id));
    } catch (error) {
      deps.log.error({ err: error, uploadId: id }, 'uploads: not watched');
    }
  }
}

async function findStill(db: Sql, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(await makesNoProgress(db, now))
    .orderBy(asc(uploads.progressedAt))
    .limit(AT_ONCE);
  return rows.map((row) => row.id);
}

/**
 * Committed uploads without progress for four minutes. Waiting for a test is fine while somebody else’s test makes
 * progress, and so is waiting for a stream test server that is down.
 */
export async function makesNoProgress(db: Sql, now: Date): Promise<SQL | undefined> {
  const since = secondsBefore(now, STUCK_AFTER_SECONDS);
  const moving = and(isStartedForTest, gt(uploads.progressedAt, since));
  // Evaluated once, not for each waiting upload: however many there are, they are not even read.
  const lineMoves = (await db.$count(uploads, moving)) > 0;
  const states = WATCHED.filter((state) => !(state === 'queued' && lineMoves));
  return and(inArray(uploads.state, states), lte(uploads.progressedAt, since), eq(uploads.isTestServerDown, false));
}

/** Decides with the upload locked, so that two workers do not both alert. */
async function judge(tx: Tx, deps: Watch, id: string): Promise<void> {
  const now = deps.clock();
  const upload = await lockUpload(tx, id);
  if (!upload?.progressedAt || upload.isTestServerDown || !WATCHED.includes(upload.state)) return;
  const unchangedSeconds = secondsBetween(latest(upload.progressedAt, deps.watchedSince), now);
  const sinceAlertSeconds = upload.stuckAlertedAt && secondsBetween(upload.stuckAlertedAt, now);
  const verdict = judgeStuck({ unchangedSeconds, sinceAlertSeconds, storage: upload.storageProvider });
  if (verdict === 'leave') return;
  const stages = await tx.select().from(uploadStages).where(eq(uploadStages.uploadId, id));
  const stage = stuckStage(stages);
  const running = stages.find((each) => each.state === 'running' && each.waitingSince === null)?.stage;
  // Waiting only for a worker, or for disk space, is not the upload’s fault.
  if (verdict === 'alert' || running === undefined || running === 'upload') {
    if (sinceAlertSeconds !== null && sinceAlertSeconds < STUCK_AGAIN_SECONDS) return;
    await tx.update(uploads).set({ stuckAlertedAt: now }).where(eq(uploads.id, id));
    if (sinceAlertSeconds === null)
      await writeEvent(tx, now, id, { kind: 'stuck', stage, waitedSeconds: unchangedSeconds });
    return raiseAlert(tx, now, uploadStuck(publicIds(upload), stage, unchangedSeconds));
  }
  const minutes = Math.floor(unchangedSeconds / 60);
  const limit = STUCK_END_SECONDS[upload.storageProvider] / 60;
  const evidence = `No progress for ${minutes} minutes; the limit is ${limit}.`;
  await endAsFailed(tx, deps, { upload, stage: running }, uploadFailures.stuck, evidence);
}

const latest = (one: Date, other: Date): Date => (one > other ? one : other);
const secondsBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / 1000;
