import { and, eq } from 'drizzle-orm';
import { stateOfStage, type JobStage } from '@launchyard/domain/uploads';
import type { Tx } from '../kit/database.ts';
import type { Jobs } from '../kit/jobs.ts';
import { uploads, uploadStages } from '../tables/uploads.ts';
import { stageQueues } from './queues.ts';
import type { UploadRow } from './rows.ts';
import { takeTurn } from './turns.ts';

/** Moves a locked upload into a stage and gives the stage its job, in its owner's turn. Publishing is the caller's. */
export async function enterStage(
  tx: Tx,
  jobs: Jobs,
  now: Date,
  { id, accountId, turn: given }: Pick<UploadRow, 'id' | 'accountId' | 'turn'>,
  stage: JobStage,
): Promise<void> {
  const turn = stage === 'test' ? (given ?? 0) : await takeTurn(tx, accountId, stage);
  // Whoever comes to a stage once more waits no longer for room, or for a fault of ours to pass.
  await tx
    .update(uploadStages)
    .set({ waitingSince: null, triesAgainAt: null })
    .where(and(eq(uploadStages.uploadId, id), eq(uploadStages.stage, stage)));
  await tx
    .update(uploads)
    .set({
      state: stateOfStage(stage),
      turn,
      progressedAt: now,
      stuckAlertedAt: null,
      ...(stage === 'queue' ? { queuedAt: now } : {}),
      // Nothing before the line waits for the test server.
      ...(stage === 'queue' || stage === 'test' ? {} : { isTestServerDown: false }),
    })
    .where(eq(uploads.id, id));
  await jobs.send(tx, stageQueues[stage], { uploadId: id, stage }, { owner: accountId, turn });
}
