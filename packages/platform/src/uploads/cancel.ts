import type { Upload } from '@launchyard/contract/uploads';
import { formatId } from '@launchyard/domain/kit';
import { canCancel } from '@launchyard/domain/uploads';
import type { Deps } from '../kit/deps.ts';
import type { Jobs } from '../kit/jobs.ts';
import type { InTransaction } from '../support/auditedTransaction.ts';
import { endUpload } from './end.ts';
import { presentOne } from './find.ts';
import { releaseKept } from './kept.ts';
import { lockAccount, lockOwnUpload } from './locks.ts';

/**
 * Stops an upload at any stage and gives its storage back; one that has ended stays as it is, only that what
 * was kept of a failed one goes. A running stage notices at its next
 * progress write. `uploadId` is a UUID, or null for an id that was none.
 */
export async function cancelUpload(
  { clock, jobs }: Deps & { jobs: Jobs },
  inTransaction: InTransaction,
  accountId: string,
  uploadId: string | null,
): Promise<Upload> {
  const now = clock();
  return inTransaction(async (tx, note) => {
    await lockAccount(tx, accountId);
    const row = await lockOwnUpload(tx, accountId, uploadId);
    note({ subject: formatId('upload', row.id) });
    if (canCancel(row.state)) return endUpload(tx, jobs, now, row, { state: 'cancelled' });
    if (row.retryUntil) return releaseKept(tx, jobs, now, row);
    return presentOne(tx, row);
  });
}
