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
  /** The pipeline writes the stage’s own row. */
  | { state: 'failed' | 'expired'; failure: Failure };

/**
 * Ends an unfinished upload (locked by this transaction) without a tested version: frees its storage unless it can be
 * retried, lets the next one in the queue be tested, and notifies everybody. Cancelling and expiring also need the
 * account’s lock.
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

/** Until when the sent parts of an upload that fails now for this reason are kept; null: not at all. */
export function keepUntil(
  now: Date,
  { versionId, retries }: Pick<UploadRow, 'versionId' | 'retries'>,
  failure: Failure,
): Date | null {
  return versionId !== null && keepsAfter(failure, retries) ? secondsAfter(now, KEPT_HOURS * 3600) : null;
}

/** Frees the storage of an ended upload (locked by this transaction); a job cleans the disk. */
export async function giveUp(tx: Tx, jobs: Jobs, row: Pick<UploadRow, 'id' | 'versionId'>): Promise<void> {
  await tx.update(uploads).set({ versionId: null, keptUntil: null }).where(eq(uploads.id, row.id));
  await endTransfer(tx, row.id);
  if (row.versionId) await dropUntested(tx, row.versionId);
  await jobs.send(tx, removalQueue, { uploadId: row.id, versionId: row.versionId });
}
