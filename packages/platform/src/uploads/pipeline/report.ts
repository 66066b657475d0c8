import { sql } from 'drizzle-orm';
import type { Deps } from '../../kit/deps.ts';
import { publishUpload } from '../publish.ts';
import { uploadStages } from '../tables.ts';
import type { Claim } from './claim.ts';
import { lockClaimed, ofStage } from './fence.ts';
import { StageStopped } from './stage.ts';

const INTERVAL_MILLISECONDS = 1_000;

/**
 * Writes a stage's progress and tells everybody, at most once a second, and stops the stage when it is no longer this attempt's to run.
 * Progress never goes back, also when a later attempt begins again.
 */
export function openReport({ database, clock }: Deps, claim: Claim, stop: AbortController) {
  let nextAt = performance.now() + INTERVAL_MILLISECONDS;
  return async (percent: number): Promise<void> => {
    stop.signal.throwIfAborted();
    if (performance.now() < nextAt) return;
    nextAt = performance.now() + INTERVAL_MILLISECONDS;
    const isMine = await database.sql.transaction(async (tx) => {
      const upload = await lockClaimed(tx, claim);
      if (!upload) return false;
      await tx
        .update(uploadStages)
        .set({ progressPercent: sql`greatest(${uploadStages.progressPercent}, ${Math.min(100, percent)}::real)` })
        .where(ofStage(claim));
      await publishUpload(tx, clock(), upload.id);
      return true;
    });
    if (!isMine) {
      stop.abort(new StageStopped(`attempt ${claim.attempt} of ${claim.stage} is over`));
      stop.signal.throwIfAborted();
    }
  };
}
