import { and, eq } from 'drizzle-orm';
import type { Upload } from '@launchyard/contract/uploads';
import { formatId } from '@launchyard/domain/kit';
import { countParts, takesParts, uploadViolations } from '@launchyard/domain/uploads';
import type { Caller } from '../access/caller.ts';
import { actorOf } from '../access/actor.ts';
import { lockAccount } from '../accounts/lock.ts';
import { makeVersion } from '../apps/versions/untested.ts';
import type { InTransaction } from '../audit/audited-transaction.ts';
import type { Deps } from '../kit/deps.ts';
import type { Jobs } from '../kit/jobs.ts';
import { refuse } from '../kit/refuse.ts';
import type { Stores } from '../providers/files/object-store.ts';
import { uploads, uploadStages } from '../tables/uploads.ts';
import { commitTransfer } from '../transfers/commit.ts';
import { takeStock } from '../transfers/take-stock.ts';
import { enterStage } from './enter.ts';
import { presentOne } from './find.ts';
import { lockOwnUpload, readOwnUpload } from './locks.ts';
import { publishUpload } from './publish.ts';
import { transferOf, uploadLabel } from './rows.ts';
import { endSending, uploadNotes } from './timeline/sending.ts';
import { writeEvent } from './timeline/write.ts';

/**
 * Commits an upload whose parts have all arrived: from here on nothing can be written to it, its version counts as
 * stored, and the pipeline has its job. Idempotent. `uploadId` is a UUID, or null for an invalid id.
 */
export async function finishUpload(
  deps: Deps & { jobs: Jobs; stores: Stores },
  inTransaction: InTransaction,
  caller: Caller,
  uploadId: string | null,
): Promise<Upload> {
  const { clock, jobs } = deps;
  const accountId = caller.account.id;
  const now = clock();
  const sent = await readOwnUpload(deps.database.sql, caller, uploadId, 'uploads.write');
  await takeStock(deps, transferOf(sent), uploadNotes);
  return inTransaction(async (tx, note) => {
    // Reserved storage becomes used storage; anybody who counts it must see it exactly once.
    await lockAccount(tx, accountId);
    const row = await lockOwnUpload(tx, caller, uploadId);
    note({ subject: formatId('upload', row.id), label: uploadLabel(row) });
    if (row.state === 'cancelled' || row.state === 'expired') return refuse(uploadViolations.notUploading);
    if (!takesParts(row.state)) return presentOne(tx, row);
    const digest = await commitTransfer(tx, row);
    await endSending(tx, row.id);
    const { sizeBytes: bytes, partBytes, storageProvider } = row;
    const seconds = (now.getTime() - row.createdAt.getTime()) / 1000;
    const parts = countParts(bytes, partBytes);
    const createdBy = actorOf(caller);
    await writeEvent(tx, now, row.id, { kind: 'committed', createdBy, bytes, seconds, parts, storageProvider, digest });
    const { appId, versionNumber: number } = row;
    const versionId = await makeVersion(tx, now, { accountId, appId, number, sizeBytes: bytes });
    await tx.update(uploads).set({ versionId, committedAt: now }).where(eq(uploads.id, row.id));
    await tx
      .update(uploadStages)
      .set({ state: 'done', progressPercent: 100, finishedAt: now })
      .where(and(eq(uploadStages.uploadId, row.id), eq(uploadStages.stage, 'upload')));
    await enterStage(tx, jobs, now, row, 'acquire');
    return publishUpload(tx, now, row.id);
  });
}
