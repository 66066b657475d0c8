import type { Upload } from '@launchyard/contract/uploads';
import { canCancel } from '@launchyard/domain/uploads';
import type { Deps } from '../kit/deps.ts';
import type { Jobs } from '../kit/jobs.ts';
import { endUpload } from './end.ts';
import { presentUploads } from './find.ts';
import { lockAccount, lockOwnUpload } from './locks.ts';

/**
 * Stops an upload at any stage and gives its storage back; one that has ended stays as it is. A running stage notices at its next
 * progress write. `uploadId` is a UUID, or null for an id that was none.
 */
export async function cancelUpload(
  { database, clock, jobs }: Deps & { jobs: Jobs },
  accountId: string,
  uploadId: string | null,
): Promise<Upload> {
  const now = clock();
  return database.sql.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const row = await lockOwnUpload(tx, accountId, uploadId);
    if (canCancel(row.state)) return endUpload(tx, jobs, now, row, { state: 'cancelled' });
    const shown = (await presentUploads(tx, [row])).get(row.id);
    if (!shown) throw new Error(`upload ${row.id} was read but not presented`);
    return shown;
  });
}
