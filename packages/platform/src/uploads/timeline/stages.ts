import { visibleText } from '@launchyard/domain/kit/visible-text';
import type { EventDetails, JobStage } from '@launchyard/domain/uploads';
import type { Tx } from '../../kit/database.ts';
import { uploadStages } from '../../tables/uploads.ts';
import { ofStage } from '../pipeline/fence.ts';
import type { Settle, StageContext } from '../pipeline/stage.ts';
import type { UploadRow } from '../rows.ts';
import { writeEvent } from './write.ts';

/** Records that a stage of a locked upload is done, and how long it took since its first attempt. */
export async function writeStageDone(tx: Tx, now: Date, upload: UploadRow, stage: JobStage): Promise<void> {
  const [row] = await tx
    .select({ startedAt: uploadStages.startedAt, attempt: uploadStages.attempt })
    .from(uploadStages)
    .where(ofStage({ upload, stage }));
  if (!row) throw new Error(`upload ${upload.id} has no row for its stage ${stage}`);
  const tookSeconds = row.startedAt ? Math.max(0, (now.getTime() - row.startedAt.getTime()) / 1000) : null;
  await writeEvent(tx, now, upload.id, { kind: 'stage_done', stage, attempt: row.attempt, tookSeconds });
}

/** Records, once the stage is done, what was checked and by what. */
export function tellCheck({ upload }: StageContext, clock: () => Date, check: EventDetails['check']): Settle {
  return async (tx) => {
    await writeEvent(tx, clock(), upload.id, { kind: 'checked', ...check, finding: visibleText(check.finding) });
  };
}
