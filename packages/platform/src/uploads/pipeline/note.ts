import { and, eq } from 'drizzle-orm';
import type { JobStage } from '@launchyard/domain/uploads';
import { uploadStages } from '../../tables/uploads.ts';
import type { Settle, StageContext } from './stage.ts';

/** Leaves a sentence with the stage that says what was looked at and how: an inspection must not pass for more than it is. */
export function noteStage({ upload }: StageContext, stage: JobStage, note: string): Settle {
  return async (tx) => {
    await tx
      .update(uploadStages)
      .set({ note })
      .where(and(eq(uploadStages.uploadId, upload.id), eq(uploadStages.stage, stage)));
  };
}
