import { eq } from 'drizzle-orm';
import type { Upload } from '@launchyard/contract/uploads';
import { formatId } from '@launchyard/domain/kit';
import { publish } from '../events/publish.ts';
import type { Tx } from '../kit/database.ts';
import { uploads } from '../tables/uploads.ts';
import { presentUploads } from './find.ts';
import { selectUploads } from './rows.ts';

/** Publishes the current state of the upload (a UUID, locked by this transaction), and returns it. Call it last. */
export async function publishUpload(tx: Tx, now: Date, uploadId: string): Promise<Upload> {
  const [row] = await selectUploads(tx).where(eq(uploads.id, uploadId));
  const shown = row && (await presentUploads(tx, [row])).get(row.id);
  if (!row || !shown) throw new Error(`there is no upload ${uploadId} to publish`);
  await publish(tx, now, row.accountId, {
    type: 'upload.changed',
    accountId: formatId('account', row.accountId),
    upload: shown,
  });
  return shown;
}
