import { and, eq } from 'drizzle-orm';
import { formatId } from '@launchyard/domain/kit';
import {
  judgeStuck,
  STAGES,
  stateOfStage,
  uploadFailures,
  whereStuck,
  type JobStage,
} from '@launchyard/domain/uploads';
import type { Tx } from '../../kit/database.ts';
import { enqueueAlert } from '../../providers/alerts/enqueue.ts';
import { lockUpload } from '../locks.ts';
import { endAsFailed } from '../pipeline/fail.ts';
import type { PipelineDeps } from '../pipeline/run.ts';
import type { StageRow, UploadRow } from '../present.ts';
import { uploadStages, uploadWatches } from '../tables.ts';

/** Compares one upload with how it was seen last, and does what follows. In a transaction of its own: one that fails keeps no other. */
export async function watchUpload(deps: PipelineDeps, uploadId: string): Promise<void> {
  const now = deps.clock();
  await deps.database.sql.transaction(async (tx) => {
    const upload = await lockUpload(tx, uploadId);
    const stage = upload && runningStage(upload);
    if (!upload || !stage) return;
    const stages = await tx.select().from(uploadStages).where(eq(uploadStages.uploadId, uploadId));
    const seen = await look(tx, now, upload, stages);
    const unchangedSeconds = secondsBetween(seen.unchangedSince, now);
    const sinceAlertSeconds = seen.alertedAt && secondsBetween(seen.alertedAt, now);
    const verdict = judgeStuck(unchangedSeconds, sinceAlertSeconds, 'default');
    if (verdict === 'wait') return;
    const where = whereStuck(stages);
    await enqueueAlert(
      tx,
      deps.jobs,
      now,
      alertText(upload, stage, { where, unchangedSeconds, isEnded: verdict === 'end' }),
    );
    if (verdict === 'end') {
      const claim = { upload, stage, attempt: 0 };
      return endAsFailed(
        tx,
        deps,
        claim,
        uploadFailures.stuck,
        `no change in ${where} for ${minutes(unchangedSeconds)}`,
      );
    }
    await tx.update(uploadWatches).set({ alertedAt: now }).where(eq(uploadWatches.uploadId, uploadId));
  });
}

/** How it was seen last; as it is now where it has changed since. A new attempt of a stage is no change: its progress is. */
async function look(tx: Tx, now: Date, upload: UploadRow, stages: readonly StageRow[]) {
  const mark = `${upload.state} ${stages.reduce((sum, each) => sum + each.progressPercent, 0)}`;
  const same = and(eq(uploadWatches.uploadId, upload.id), eq(uploadWatches.mark, mark));
  const [seen] = await tx.select().from(uploadWatches).where(same);
  if (seen) return seen;
  const fresh = { uploadId: upload.id, mark, unchangedSince: now, alertedAt: null };
  await tx.insert(uploadWatches).values(fresh).onConflictDoUpdate({ target: uploadWatches.uploadId, set: fresh });
  return fresh;
}

interface Situation {
  where: string;
  unchangedSeconds: number;
  isEnded: boolean;
}

/** Ids and figures only: whoever may know more finds it by them. */
function alertText(upload: UploadRow, stage: JobStage, { where, unchangedSeconds, isEnded }: Situation): string {
  const ids = `${formatId('upload', upload.id)} of ${formatId('account', upload.accountId)}`;
  const what = isEnded ? 'was ended' : 'is stuck';
  return `Upload ${ids} ${what}: no change for ${minutes(unchangedSeconds)} in its stage ${stage} (${where}), ${upload.sizeBytes} bytes.`;
}

function runningStage({ state }: UploadRow): JobStage | null {
  for (const stage of STAGES) {
    if (stage !== 'upload' && stage !== 'queue' && stateOfStage(stage) === state) return stage;
  }
  return null;
}

const secondsBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 1000;
const minutes = (seconds: number) => `${Math.floor(seconds / 60)} min`;
