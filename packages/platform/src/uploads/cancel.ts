import { eq } from 'drizzle-orm';
import type { Upload } from '@launchyard/contract/uploads';
import { formatId } from '@launchyard/domain/kit';
import { canCancel, isPastCancel, uploadViolations } from '@launchyard/domain/uploads';
import type { Caller } from '../access/caller.ts';
import { actorOf } from '../access/actor.ts';
import { lockAccount } from '../accounts/lock.ts';
import type { InTransaction } from '../audit/audited-transaction.ts';
import type { Tx } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import type { Jobs } from '../kit/jobs.ts';
import { refuse } from '../kit/refuse.ts';
import { uploads } from '../tables/uploads.ts';
import { endUpload } from './end.ts';
import { presentOne } from './find.ts';
import { releaseKept } from './kept.ts';
import { lockOwnUpload } from './locks.ts';
import { type UploadRow, uploadLabel } from './rows.ts';
import { endSending } from './timeline/sending.ts';
import { writeEvent } from './timeline/write.ts';

/**
 * Cancels an upload whose file is still being sent and frees its storage; refused once the pipeline has it. One that
 * has ended does not change, except that a failed one loses what was kept. `uploadId` is a UUID, or null for an invalid
 * id.
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
    const row = await lockOwnUpload(tx, caller, uploadId);
    note({ subject: formatId('upload', row.id), label: uploadLabel(row) });
    if (canCancel(row.state)) return stopUpload(tx, jobs, now, caller, row);
    if (isPastCancel(row.state)) refuse(uploadViolations.pastCancel);
    return row.keptUntil ? releaseKept(tx, jobs, now, row, actorOf(caller)) : presentOne(tx, row);
  });
}

/**
 * Stops a running upload at whatever stage, on somebody’s behalf. A running stage notices at its next progress write.
 * This transaction holds its lock and that of its account.
 */
export async function stopUpload(tx: Tx, jobs: Jobs, now: Date, caller: Caller, row: UploadRow): Promise<Upload> {
  const by = actorOf(caller);
  await endSending(tx, row.id);
  await tx.update(uploads).set({ cancelledBy: by }).where(eq(uploads.id, row.id));
  await writeEvent(tx, now, row.id, { kind: 'cancelled', createdBy: by });
  return endUpload(tx, jobs, now, row, { state: 'cancelled' });
}
