import type { Upload } from '@launchyard/contract/uploads';
import { formatId } from '@launchyard/domain/kit';
import { takesParts, uploadViolations } from '@launchyard/domain/uploads';
import type { Caller } from '../access/caller.ts';
import { actorOf } from '../access/actor.ts';
import type { InTransaction } from '../audit/audited-transaction.ts';
import type { Deps } from '../kit/deps.ts';
import { refuse } from '../kit/refuse.ts';
import { moveTransfer } from '../transfers/move.ts';
import { presentOne } from './find.ts';
import { lockOwnUpload } from './locks.ts';
import { publishUpload } from './publish.ts';
import { endSending } from './timeline/sending.ts';
import { writeEvent } from './timeline/write.ts';
import { uploadLabel } from './rows.ts';

/**
 * Moves an upload to the alternate store: from now on its part links lead there. What is stored stays where it is, and
 * parts being sent to the first store still count. Idempotent. `uploadId` is a UUID, or null for an invalid id.
 */
export async function continueOnAlternate(
  { clock }: Deps,
  inTransaction: InTransaction,
  caller: Caller,
  uploadId: string | null,
): Promise<Upload> {
  const now = clock();
  return inTransaction(async (tx, note) => {
    const row = await lockOwnUpload(tx, caller, uploadId);
    note({ subject: formatId('upload', row.id), label: uploadLabel(row) });
    if (!takesParts(row.state)) return refuse(uploadViolations.notUploading);
    if (row.storageProvider === 'alternate') return presentOne(tx, row);
    await moveTransfer(tx, row.id, 'alternate');
    await endSending(tx, row.id);
    await writeEvent(tx, now, row.id, { kind: 'moved', createdBy: actorOf(caller) });
    return publishUpload(tx, now, row.id);
  });
}
