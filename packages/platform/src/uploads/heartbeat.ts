import type { Upload } from '@launchyard/contract/uploads';
import { stalledAt, uploadViolations } from '@launchyard/domain/uploads';
import type { Caller } from '../access/caller.ts';
import type { Deps } from '../kit/deps.ts';
import { refuse } from '../kit/refuse.ts';
import { writeHeartbeat } from '../transfers/arrival.ts';
import { presentOne } from './find.ts';
import { lockOwnUpload } from './locks.ts';
import { publishUpload } from './publish.ts';
import { noteSilence } from './timeline/sending.ts';

/**
 * Records a heartbeat: the client is awake, online and sending this upload, so silence becomes a stall that everybody
 * is told of. It stops nothing. `uploadId` is a UUID, or null for an invalid id.
 */
export async function hearUpload({ database, clock }: Deps, caller: Caller, uploadId: string | null): Promise<Upload> {
  const now = clock();
  return database.sql.transaction(async (tx) => {
    const row = await lockOwnUpload(tx, caller, uploadId);
    const heard = await writeHeartbeat(tx, row.id, now);
    if (!heard) return refuse(uploadViolations.notUploading);
    const stalled = heard.isNews ? stalledAt(heard.transfer) : null;
    if (stalled !== null) {
      await noteSilence(tx, now, row.id, { kind: 'stalled', since: stalled, storage: row.storageProvider });
    }
    if (heard.isNews) return publishUpload(tx, now, row.id);
    const { sendingSince, sendingAt } = heard.transfer;
    return presentOne(tx, { ...row, sendingSince, sendingAt });
  });
}
