import { inArray, type SQL } from 'drizzle-orm';
import type { Tx } from '../../kit/database.ts';
import type { Jobs } from '../../kit/jobs.ts';
import { endTransfer } from '../../transfers/commit.ts';
import { removalQueue } from '../../uploads/queues.ts';
import { uploads } from '../../tables/uploads.ts';
import { appVersions } from '../../tables/apps.ts';

/**
 * Deletes versions whose uploads have ended, for good; jobs clean the disk. The uploads stay in the account's list, without a version.
 * Nothing may point at them any more, and the account is locked by this transaction.
 */
export async function dropVersions(tx: Tx, jobs: Jobs, which: SQL | undefined): Promise<void> {
  const rows = await tx.select({ id: appVersions.id }).from(appVersions).where(which);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  const isOfThem = inArray(uploads.versionId, ids);
  const made = await tx.select({ uploadId: uploads.id, versionId: uploads.versionId }).from(uploads).where(isOfThem);
  await tx.update(uploads).set({ versionId: null }).where(isOfThem);
  await tx.delete(appVersions).where(inArray(appVersions.id, ids));
  for (const job of made) {
    await endTransfer(tx, job.uploadId);
    await jobs.send(tx, removalQueue, job);
  }
}
