import { and, eq } from 'drizzle-orm';
import { stateOfStage, type JobStage } from '@launchyard/domain/uploads';
import type { Tx } from '../kit/database.ts';
import type { Jobs } from '../kit/jobs.ts';
import { uploads, uploadStages } from '../tables/uploads.ts';
import { queueOf } from './queues.ts';
import type { UploadRow } from './rows.ts';
import { takeTurn } from './turns.ts';

/** Moves a locked upload into a stage and enqueues the stage’s job, in its owner’s turn. The caller publishes. */
export async function enterStage(
  tx: Tx,
  jobs: Jobs,
  now: Date,
  upload: Pick<UploadRow, 'id' | 'accountId' | 'turn' | 'isOnlyInspected'>,
  stage: JobStage,
): Promise<void> {
  const { id, accountId, turn: given } = upload;
  const turn = stage === 'test' ? (given ?? 0) : await takeTurn(tx, accountId, stage);
  // Entering a stage again clears a wait for disk space or for a retry.
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
      // Nothing before the queue waits for the test server.
      ...(stage === 'queue' || stage === 'test' ? {} : { isTestServerDown: false }),
    })
    .where(eq(uploads.id, id));
  await jobs.send(tx, queueOf(stage, upload), { uploadId: id, stage }, { owner: accountId, turn });
}
