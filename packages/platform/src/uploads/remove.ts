import { rm } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { isFinal } from '@launchyard/domain/uploads';
import type { Deps } from '../kit/deps.ts';
import type { Folders } from '../providers/files/folders.ts';
import type { Stores } from '../providers/files/object-store.ts';
import { uploads } from '../tables/uploads.ts';
import { removeParts } from '../transfers/remove-parts.ts';
import type { RemovalJob } from './queues.ts';

/**
 * Removes what an ended upload no longer needs. A tested one keeps its parts and its build while its version exists; of
 * any other nothing stays. May be repeated.
 */
export async function removeRemains(
  { database, folders, stores }: Deps & { folders: Folders; stores: Stores },
  { uploadId, versionId }: RemovalJob,
): Promise<void> {
  const [upload] = await database.sql
    .select({ state: uploads.state, keptId: uploads.versionId, keptUntil: uploads.keptUntil })
    .from(uploads)
    .where(eq(uploads.id, uploadId));
  // The account was removed, and everything of it.
  if (!upload) return;
  if (!isFinal(upload.state)) throw new Error(`upload ${uploadId} has not ended`);
  if (upload.keptUntil) throw new Error(`upload ${uploadId} is kept for a retry`);
  await rm(folders.work(uploadId), { recursive: true, force: true });
  if (upload.state === 'tested' && upload.keptId !== null) return;
  if (versionId) await rm(folders.build(versionId), { recursive: true, force: true });
  await removeParts({ database, stores }, uploadId);
}
