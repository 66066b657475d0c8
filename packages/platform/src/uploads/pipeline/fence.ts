import { and, eq, type SQL } from 'drizzle-orm';
import { stateOfStage, type JobStage } from '@launchyard/domain/uploads';
import type { Sql } from '../../kit/database.ts';
import { uploadStages } from '../../tables/uploads.ts';
import { lockUpload } from '../locks.ts';
import type { UploadRow } from '../rows.ts';

/** The right to run a stage, until a later attempt takes it. */
export interface Claim {
  upload: UploadRow;
  stage: JobStage;
  attempt: number;
  /** Attempts not counted against it: from before a person’s retry, or while waiting for disk space. */
  attemptsBefore: number;
}

/**
 * Locks the upload and returns it if this attempt still owns the stage; null if it was cancelled, is done or was taken
 * over.
 */
export async function lockClaimed(tx: Sql, claim: Claim): Promise<UploadRow | null> {
  const upload = await lockUpload(tx, claim.upload.id);
  if (upload?.state !== stateOfStage(claim.stage)) return null;
  const mine = await tx.$count(uploadStages, and(ofStage(claim), eq(uploadStages.attempt, claim.attempt)));
  return mine === 1 ? upload : null;
}

/** The stage's row. */
export function ofStage({ upload, stage }: Pick<Claim, 'upload' | 'stage'>): SQL | undefined {
  return and(eq(uploadStages.uploadId, upload.id), eq(uploadStages.stage, stage));
}
