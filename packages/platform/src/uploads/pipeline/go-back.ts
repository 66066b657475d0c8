import { and, eq, inArray } from 'drizzle-orm';
import { STAGES } from '@launchyard/domain/uploads';
import { uploadStages } from '../../tables/uploads.ts';
import { enterStage } from '../enter.ts';
import { publishUpload } from '../publish.ts';
import { writeEvent } from '../timeline/write.ts';
import type { PipelineDeps } from './deps.ts';
import { lockClaimed, type Claim } from './fence.ts';

/**
 * Has the archive assembled again, and reruns everything up to the claimed stage; does nothing if another attempt owns
 * the stage. The stages keep their progress, so that overall progress never decreases.
 */
export async function goBackToAcquire(deps: PipelineDeps, claim: Claim): Promise<void> {
  const again = STAGES.slice(STAGES.indexOf('acquire'), STAGES.indexOf(claim.stage) + 1);
  await deps.database.sql.transaction(async (tx) => {
    const upload = await lockClaimed(tx, claim);
    if (!upload) return;
    await tx
      .update(uploadStages)
      .set({ state: 'waiting', finishedAt: null, waitingSince: null, triesAgainAt: null })
      .where(and(eq(uploadStages.uploadId, upload.id), inArray(uploadStages.stage, again)));
    const now = deps.clock();
    await enterStage(tx, deps.jobs, now, upload, 'acquire');
    await writeEvent(tx, now, upload.id, { kind: 'reassembled' });
    await publishUpload(tx, now, upload.id);
  });
}
