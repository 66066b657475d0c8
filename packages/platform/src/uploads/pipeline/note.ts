import { and, eq } from 'drizzle-orm';
import { visibleText } from '@launchyard/domain/kit/visible-text';
import type { JobStage } from '@launchyard/domain/uploads';
import { uploadStages } from '../../tables/uploads.ts';
import type { Settle, StageContext } from './stage.ts';

/**
 * Stores a sentence with the stage about what was checked and how: an inspection must not look like more than it is.
 */
export function noteStage({ upload }: StageContext, stage: JobStage, note: string): Settle {
  return async (tx) => {
    await tx
      .update(uploadStages)
      .set({ note: visibleText(note) })
      .where(and(eq(uploadStages.uploadId, upload.id), eq(uploadStages.stage, stage)));
  };
}
