import { and, asc, inArray, notInArray } from 'drizzle-orm';
import { isFinal, UPLOAD_STATES } from '@launchyard/domain/uploads';
import type { Caller } from '../access/caller.ts';
import type { Tx } from '../kit/database.ts';
import type { Jobs } from '../kit/jobs.ts';
import { transfers } from '../tables/transfers.ts';
import { uploads } from '../tables/uploads.ts';
import { stopUpload } from './cancel.ts';
import { selectUploads } from './rows.ts';

export const FINAL_STATES = UPLOAD_STATES.filter(isFinal);

/**
 * Stops all that is being uploaded to accounts (UUIDs, locked), at whatever stage, on somebody’s behalf. Writes events,
 * so nothing after it may wait for a lock.
 */
export async function stopUploadsOf(
  tx: Tx,
  jobs: Jobs,
  now: Date,
  caller: Caller,
  accountIds: readonly string[],
): Promise<void> {
  const isRunning = and(inArray(uploads.accountId, [...accountIds]), notInArray(uploads.state, FINAL_STATES));
  // All locks before the first event.
  const running = await selectUploads(tx)
    .where(isRunning)
    .orderBy(asc(uploads.id))
    .for('no key update', { of: [uploads, transfers] });
  for (const row of running) await stopUpload(tx, jobs, now, caller, row);
}
