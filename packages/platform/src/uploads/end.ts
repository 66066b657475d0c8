import { eq } from 'drizzle-orm';
import type { Upload } from '@launchyard/contract/uploads';
import { KEPT_HOURS, keepsAfter } from '@launchyard/domain/uploads';
import { removeEmptyApp } from '../apps/remove-empty.ts';
import { dropUntested } from '../apps/versions/untested.ts';
import { secondsAfter } from '../kit/clock.ts';
import type { Tx } from '../kit/database.ts';
import type { Jobs } from '../kit/jobs.ts';
import { uploads, type Failure } from '../tables/uploads.ts';
import { endTransfer } from '../transfers/commit.ts';
import { callLine } from './line.ts';
import { publishUpload } from './publish.ts';
import { removalQueue } from './queues.ts';
import type { UploadRow } from './rows.ts';

export type Ending =
  | { state: 'cancelled' }
  /** The stage's own row is the pipeline's to write. */
  | { state: 'failed' | 'expired'; failure: Failure };

/**
 * Ends an upload that has not ended (locked by this transaction) without a tested version: gives its storage back unless it can be tried
 * again, lets the next one in line be tested, and tells everybody. Cancelling and expiring also need the account's lock.
 */
export async function endUpload(tx: Tx, jobs: Jobs, now: Date, row: UploadRow, ending: Ending): Promise<Upload> {
  const failure = ending.state === 'cancelled' ? null : ending.failure;
  const keptUntil = ending.state === 'failed' ? keepUntil(now, row, ending.failure) : null;
  await tx
    .update(uploads)
    .set({ state: ending.state, failure, finishedAt: now, keptUntil })
    .where(eq(uploads.id, row.id));
  if (keptUntil === null) await giveUp(tx, jobs, row);
  if (ending.state !== 'failed') await removeEmptyApp(tx, jobs, row.appId);
  if (row.state === 'queued' || row.state === 'testing') await callLine(tx, jobs);
  return publishUpload(tx, now, row.id);
}

/** Until when what was sent of an upload is kept, if it fails now for this reason; null: not at all. */
export function keepUntil(
  now: Date,
  { versionId, retries }: Pick<UploadRow, 'versionId' | 'retries'>,
  failure: Failure,
): Date | null {
  return versionId !== null && keepsAfter(failure, retries) ? secondsAfter(now, KEPT_HOURS * 3600) : null;
}

/** Gives back the storage of an upload (locked by this transaction) that has ended, and leaves the cleaning of the disk to a job. */
export async function giveUp(tx: Tx, jobs: Jobs, row: Pick<UploadRow, 'id' | 'versionId'>): Promise<void> {
  await tx.update(uploads).set({ versionId: null, keptUntil: null }).where(eq(uploads.id, row.id));
  await endTransfer(tx, row.id);
  if (row.versionId) await dropUntested(tx, row.versionId);
  await jobs.send(tx, removalQueue, { uploadId: row.id, versionId: row.versionId });
}
