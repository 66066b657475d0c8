import { uploadFailed } from '@launchyard/domain/alerts';
import { raiseAlert } from '../alerts/raise.ts';
import type { Tx } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import type { Jobs } from '../kit/jobs.ts';
import type { Failure } from '../tables/uploads.ts';
import { endUpload, keepUntil } from './end.ts';
import { notifyOutcome, publicIds, sendOutcome } from './outcome.ts';
import type { UploadRow } from './rows.ts';
import { writeEvent } from './timeline/write.ts';

/**
 * Ends a failed or expired upload (locked by this transaction), and reports it everywhere: in its timeline, by e-mail
 * if requested, and in the panel. Call it last: it publishes. Expiring also needs the account’s lock.
 */
export async function endTold(
  tx: Tx,
  deps: Pick<Deps, 'clock'> & { jobs: Jobs; panelOrigin: string },
  upload: UploadRow,
  ending: { state: 'failed' | 'expired'; failure: Failure },
): Promise<void> {
  const now = deps.clock();
  const { state, failure } = ending;
  const keptUntil = state === 'failed' ? keepUntil(now, upload, failure) : null;
  const { stage, code, evidence } = failure;
  await writeEvent(tx, now, upload.id, { kind: state, stage, code, evidence });
  // An upload that nobody went on with is no outcome.
  if (state === 'failed') await raiseAlert(tx, now, uploadFailed(publicIds(upload), stage, code));
  await sendOutcome(tx, deps, upload, { ...failure, keptUntil });
  await endUpload(tx, deps.jobs, now, upload, ending);
  await notifyOutcome(tx, now, upload, failure);
}
