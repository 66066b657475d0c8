import type { Tx } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import type { Jobs } from '../kit/jobs.ts';
import type { Failure } from '../tables/uploads.ts';
import { endUpload, keptUntil } from './end.ts';
import { notifyOutcome, sendOutcome } from './outcome.ts';
import type { UploadRow } from './rows.ts';
import { writeEvent } from './timeline/write.ts';

/**
 * Ends an upload (locked by this transaction) that failed or expired, and tells of it everywhere: in its timeline, by mail where that was
 * asked for, and in the panel. Call it last: it publishes. Expiring also needs the account's lock.
 */
export async function endTold(
  tx: Tx,
  deps: Pick<Deps, 'clock'> & { jobs: Jobs; panelOrigin: string },
  upload: UploadRow,
  ending: { state: 'failed' | 'expired'; failure: Failure },
): Promise<void> {
  const now = deps.clock();
  const { state, failure } = ending;
  const retryUntil = state === 'failed' ? keptUntil(now, upload, failure) : null;
  const { stage, code, evidence } = failure;
  await writeEvent(tx, now, upload.id, { kind: state, stage, code, evidence });
  await sendOutcome(tx, deps, upload, { ...failure, retryUntil });
  await endUpload(tx, deps.jobs, now, upload, ending);
  await notifyOutcome(tx, now, upload, failure);
}
