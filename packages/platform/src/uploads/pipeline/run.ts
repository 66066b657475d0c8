import { mkdir, readdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { isFinal } from '@launchyard/domain/uploads';
import { isCode } from '../../kit/errno.ts';
import { makeFolder } from '../../providers/files/sync.ts';
import { uploads } from '../../tables/uploads.ts';
import { type StageJob } from '../queues.ts';
import { ArchiveMissing } from './archive.ts';
import { claimStage } from './claim.ts';
import { completeStage } from './complete.ts';
import type { PipelineDeps } from './deps.ts';
import { countFault, failStage } from './fail.ts';
import type { Claim } from './fence.ts';
import { goBackToAcquire } from './go-back.ts';
import { openReport } from './report.ts';
import { isNoRoom, waitForRoom } from './room.ts';
import { StageFailure, StageStopped, type StageRunner } from './stage.ts';
import { openWatchdog, STAGE_PATIENCE, StageHung, unlessLeft } from './watchdog.ts';

/**
 * Runs one stage of an upload, again if it was started before. The attempt is recorded first as a fencing token: an
 * older one that wakes up can no longer write. Throws if nothing could be recorded, so that the job is retried.
 */
export async function runStage(
  deps: PipelineDeps,
  job: StageJob,
  run: StageRunner,
  signal: AbortSignal,
): Promise<void> {
  const claim = await claimStage(deps, job);
  if (!claim) return removeLeft(deps, job.uploadId);
  const { patience = STAGE_PATIENCE } = deps;
  const stop = new AbortController();
  const watchdog = openWatchdog(patience, claim.upload.sizeBytes, stop);
  const context = {
    upload: claim.upload,
    attemptsBefore: claim.attemptsBefore,
    folder: join(deps.folders.work(claim.upload.id), `${claim.stage}-${claim.attempt}`),
    signal: AbortSignal.any([signal, stop.signal]),
    report: openReport(deps, claim, stop, watchdog),
    expectBytes: watchdog.expect,
    waits: watchdog.wait,
  };
  const work = async () => {
    await makeFresh(deps, claim, context.folder);
    return run(context);
  };
  try {
    const settle = await unlessLeft(work(), context.signal, patience.graceSeconds);
    context.signal.throwIfAborted();
    await completeStage(deps, claim, settle ?? undefined);
  } catch (error) {
    // Whatever error the abort caused, the attempt hung.
    const reason: unknown = stop.signal.reason;
    await handleEnd(deps, claim, reason instanceof StageHung ? reason : error, signal);
  } finally {
    watchdog.stop();
    await removeOwn(deps, claim, context.folder);
  }
}

async function handleEnd(deps: PipelineDeps, claim: Claim, error: unknown, signal: AbortSignal): Promise<void> {
  // The worker closes, or another one has the job: the next attempt starts over.
  if (signal.aborted) throw error;
  if (error instanceof StageStopped) return;
  if (error instanceof StageFailure) return failStage(deps, claim, error.failure, error.evidence);
  if (isNoRoom(error)) return waitForRoom(deps, claim, error);
  const isArchiveMissing = error instanceof ArchiveMissing;
  const { isLast, isStopped } = await countFault(deps, claim, {
    hung: error instanceof StageHung ? error.message : null,
    isRepeated: !isArchiveMissing,
  });
  // A cancelled upload’s files are removed while its stage still reads them: that is not a fault.
  if (isStopped) return;
  const { stage, attempt } = claim;
  deps.log.error({ err: error, uploadId: claim.upload.id, stage, attempt, isLast }, 'pipeline: fault');
  if (isArchiveMissing && !isLast) await goBackToAcquire(deps, claim);
}

/**
 * Removes what a killed worker left after the upload had ended and was cleaned up. A kept upload may be retried from
 * it.
 */
async function removeLeft({ database, folders }: PipelineDeps, uploadId: string): Promise<void> {
  const [upload] = await database.sql
    .select({ state: uploads.state, keptUntil: uploads.keptUntil })
    .from(uploads)
    .where(eq(uploads.id, uploadId));
  if (upload && isFinal(upload.state) && !upload.keptUntil) await rm(folders.work(uploadId), REMOVAL);
}

/** Removes the remains of earlier attempts first, including those of a killed worker. */
async function makeFresh({ folders }: PipelineDeps, { upload, stage }: Claim, folder: string): Promise<void> {
  const work = folders.work(upload.id);
  await makeFolder(work);
  for (const name of await readdir(work)) {
    if (name.startsWith(`${stage}-`)) await rm(join(work, name), REMOVAL);
  }
  await mkdir(folder, { mode: 0o700 });
}

async function removeOwn({ folders }: PipelineDeps, { upload }: Claim, folder: string): Promise<void> {
  await rm(folder, REMOVAL);
  try {
    await rmdir(folders.work(upload.id));
  } catch (error) {
    // It contains other stages’ results, or everything was removed with the upload.
    if (!isCode(error, 'ENOTEMPTY', 'EEXIST', 'ENOENT')) throw error;
  }
}

/** An abandoned attempt may still write a file into it. */
const REMOVAL = { recursive: true, force: true, maxRetries: 3 } as const;
