import { and, eq, lt } from 'drizzle-orm';
import type { Deps } from '../../kit/deps.ts';
import { uploads, uploadStages } from '../../tables/uploads.ts';
import { publishUpload } from '../publish.ts';
import { lockClaimed, ofStage, type Claim } from './fence.ts';
import { endWaitForRoom } from './room.ts';
import { StageStopped } from './stage.ts';
import type { Watchdog } from './watchdog.ts';

const INTERVAL_MILLISECONDS = 1_000;

/**
 * Stores and publishes a stage’s progress, at most once a second, and stops the stage once another attempt owns it.
 * Progress never decreases, even when a later attempt starts over.
 */
export function openReport(
  { database, clock }: Deps,
  claim: Claim,
  stop: AbortController,
  watchdog: Pick<Watchdog, 'move'>,
) {
  let nextAt = performance.now() + INTERVAL_MILLISECONDS;
  let hasMoved = false;
  return async (percent: number): Promise<void> => {
    stop.signal.throwIfAborted();
    if (watchdog.move(percent)) hasMoved = true;
    if (performance.now() < nextAt) return;
    nextAt = performance.now() + INTERVAL_MILLISECONDS;
    const isMine = await database.sql.transaction(async (tx) => {
      const upload = await lockClaimed(tx, claim);
      if (!upload) return false;
      const now = clock();
      const reached = Math.min(100, percent);
      await tx
        .update(uploadStages)
        .set({ progressPercent: reached })
        .where(and(ofStage(claim), lt(uploadStages.progressPercent, reached)));
      // A later attempt that catches up with an earlier one makes progress, too, although nobody sees it yet.
      if (hasMoved) {
        hasMoved = false;
        await endWaitForRoom(tx, now, claim);
        await tx.update(uploadStages).set({ triesAgainAt: null }).where(ofStage(claim));
        await tx.update(uploads).set({ progressedAt: now, stuckAlertedAt: null }).where(eq(uploads.id, upload.id));
      }
      await publishUpload(tx, now, upload.id);
      return true;
    });
    if (!isMine) {
      stop.abort(new StageStopped(`attempt ${claim.attempt} of ${claim.stage} is over`));
      stop.signal.throwIfAborted();
    }
  };
}
