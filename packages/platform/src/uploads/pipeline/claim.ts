import { and, eq, sql } from 'drizzle-orm';
import { MAX_ATTEMPTS, stateOfStage, uploadFailures } from '@launchyard/domain/uploads';
import { uploadStages } from '../../tables/uploads.ts';
import { lockUpload } from '../locks.ts';
import { publishUpload } from '../publish.ts';
import { type StageJob } from '../queues.ts';
import { writeEvent } from '../timeline/write.ts';
import type { PipelineDeps } from './deps.ts';
import { endAsFailed } from './fail.ts';
import type { Claim } from './fence.ts';

/** Starts an attempt; null if there is nothing to do, because the upload has ended or passed the stage. */
export async function claimStage(deps: PipelineDeps, { uploadId, stage }: StageJob): Promise<Claim | null> {
  const now = deps.clock();
  return deps.database.sql.transaction(async (tx) => {
    const upload = await lockUpload(tx, uploadId);
    if (upload?.state !== stateOfStage(stage)) return null;
    const [row] = await tx
      .update(uploadStages)
      .set({
        state: 'running',
        note: null,
        attempt: sql`${uploadStages.attempt} + 1`,
        startedAt: sql`coalesce(${uploadStages.startedAt}, ${now.toISOString()}::timestamptz)`,
      })
      .where(and(eq(uploadStages.uploadId, uploadId), eq(uploadStages.stage, stage)))
      .returning({
        attempt: uploadStages.attempt,
        attemptsBefore: uploadStages.attemptsBefore,
        waitingSince: uploadStages.waitingSince,
      });
    if (!row) throw new Error(`upload ${uploadId} has no row for its stage ${stage}`);
    const { waitingSince, ...attempts } = row;
    const claim = { upload, stage, ...attempts };
    if (claim.attempt - claim.attemptsBefore > MAX_ATTEMPTS) {
      await endAsFailed(tx, deps, claim, uploadFailures.internal, null);
      return null;
    }
    // While waiting for disk space it only checks, twice a minute; progress is announced once there is space.
    if (!waitingSince)
      await writeEvent(tx, now, uploadId, { kind: 'stage_begun', stage, attempt: claim.attempt, tookSeconds: null });
    await publishUpload(tx, now, uploadId);
    return claim;
  });
}
