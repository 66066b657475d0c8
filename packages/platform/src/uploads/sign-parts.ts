import type { z } from 'zod';
import type { partLink } from '@launchyard/contract/kit';
import type { Caller } from '../access/caller.ts';
import type { Deps } from '../kit/deps.ts';
import type { Signers, Stores } from '../providers/files/object-store.ts';
import * as transfer from '../transfers/sign-parts.ts';
import { takeStock } from '../transfers/take-stock.ts';
import { readOwnUpload } from './locks.ts';
import { transferOf } from './rows.ts';
import { uploadNotes } from './timeline/sending.ts';

/**
 * Links to upload parts of an upload that still accepts parts, valid at most as long as the caller’s credential.
 * `uploadId` is a UUID, or null for an invalid id.
 */
export async function signParts(
  deps: Deps & { signers: Signers; stores: Stores },
  caller: Caller,
  uploadId: string | null,
  partNumbers: readonly number[],
): Promise<Array<z.input<typeof partLink>>> {
  const row = transferOf(await readOwnUpload(deps.database.sql, caller, uploadId, 'uploads.write'));
  await takeStock(deps, row, uploadNotes);
  return transfer.signParts(deps.signers, deps.clock(), caller, row, partNumbers);
}
