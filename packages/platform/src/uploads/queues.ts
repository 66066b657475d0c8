import { z } from 'zod';
import { JOB_STAGES, type JobStage } from '@launchyard/domain/uploads';
import { defineQueue, type Queue } from '../kit/jobs.ts';

const HOUR = 3600;

/** The document of a stage’s job. */
export interface StageJob {
  uploadId: string;
  stage: JobStage;
}
const stageJob = z.object({ uploadId: z.uuid(), stage: z.enum(JOB_STAGES) });

/**
 * One queue per stage. The timeouts are those of 50 GB on a slow disk; a dead worker is detected by its heartbeat, not
 * by them.
 */
export const stageQueues: Record<JobStage, Queue<StageJob>> = {
  acquire: stage('acquire', 12 * HOUR),
  scan: stage('scan', 12 * HOUR),
  prepare: stage('prepare', 24 * HOUR),
  queue: stage('queue', HOUR),
  test: stage('test', HOUR),
};

/** The test of a build that is only inspected. It shares no worker with tests that take minutes. */
export const inspectionQueue = stage('inspect', HOUR);

/** The queue in which an upload’s stage waits for a worker. */
export const queueOf = (name: JobStage, { isOnlyInspected }: { isOnlyInspected: boolean }): Queue<StageJob> =>
  name === 'test' && isOnlyInspected ? inspectionQueue : stageQueues[name];

/** What an ended upload leaves on disk and no longer needs. `versionId` is that of a deleted version. */
export interface RemovalJob {
  uploadId: string;
  versionId: string | null;
}
const removalJob = z.object({ uploadId: z.uuid(), versionId: z.uuid().nullable() });

export const removalQueue = defineQueue<RemovalJob>({
  name: 'upload-removal',
  document: removalJob,
  expireInSeconds: HOUR,
  retryLimit: 200,
});

/** An early poll of the stream test server. One waiting job covers all requests meanwhile. */
export const lookQueue = defineQueue({
  name: 'stream-test-look',
  document: z.strictObject({}),
  expireInSeconds: 60,
  retryLimit: 2,
  waitsOnce: true,
  isOfHooks: true,
});

/** More retries than the runner’s own limits: the runner ends an upload, so that each ends with a reason. */
function stage(name: JobStage | 'inspect', expireInSeconds: number): Queue<StageJob> {
  return defineQueue({ name: `upload-${name}`, document: stageJob, expireInSeconds, retryLimit: 200 });
}
