import { eq } from 'drizzle-orm';
import type { Upload } from '@launchyard/contract/uploads';
import { formatId } from '@launchyard/domain/kit';
import { canCancel } from '@launchyard/domain/uploads';
import type { Tx } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import type { Jobs } from '../kit/jobs.ts';
import type { Caller } from '../session/caller.ts';
import type { InTransaction } from '../support/auditedTransaction.ts';
import { endUpload } from './end.ts';
import { presentOne } from './find.ts';
import { releaseKept } from './kept.ts';
import { lockAccount, lockOwnUpload } from './locks.ts';
import type { UploadRow } from './rows.ts';
import { uploads } from './tables.ts';
import { actorOf } from './timeline/actor.ts';
import { endSending } from './timeline/sending.ts';
import { writeEvent } from './timeline/write.ts';

/**
 * Stops an upload at any stage and gives its storage back; one that has ended stays as it is, only that what was kept of a failed one goes.
 * A running stage notices at its next progress write. `uploadId` is a UUID, or null for an id that was none.
 */
export async function cancelUpload(
  { clock, jobs }: Deps & { jobs: Jobs },
  inTransaction: InTransaction,
  caller: Caller,
  uploadId: string | null,
): Promise<Upload> {
  const now = clock();
  return inTransaction(async (tx, note) => {
    await lockAccount(tx, caller.account.id);
    const row = await lockOwnUpload(tx, caller.account.id, uploadId);
    note({ subject: formatId('upload', row.id) });
    if (!canCancel(row.state))
      return row.retryUntil ? releaseKept(tx, jobs, now, row, actorOf(caller)) : presentOne(tx, row);
    return stopUpload(tx, jobs, now, caller, row);
  });
}

/** Stops an upload that runs, in somebody's name. It is locked by this transaction, and so is its account. */
export async function stopUpload(tx: Tx, jobs: Jobs, now: Date, caller: Caller, row: UploadRow): Promise<Upload> {
  const by = actorOf(caller);
  await endSending(tx, row.id);
  await tx.update(uploads).set({ cancelledBy: by }).where(eq(uploads.id, row.id));
  await writeEvent(tx, now, row.id, { kind: 'cancelled', by });
  return endUpload(tx, jobs, now, row, { state: 'cancelled' });
}
