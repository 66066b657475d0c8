import { and, eq } from 'drizzle-orm';
import { uploadViolations } from '@launchyard/domain/uploads';
import type { Sql } from '../kit/database.ts';
import { refuse } from '../kit/refuse.ts';
import { uploads } from '../tables/uploads.ts';
import { selectUploads, type UploadRow } from './rows.ts';

/** Reads an upload and makes it stand still until the transaction ends, so that its events are numbered in the order of its changes. */
export async function lockUpload(tx: Sql, uploadId: string): Promise<UploadRow | undefined> {
  const [row] = await selectUploads(tx).where(eq(uploads.id, uploadId)).for('no key update');
  return row;
}

/** The same for a caller's own upload; refuses when there is none. `uploadId` is null for an id that was none. */
export async function lockOwnUpload(tx: Sql, accountId: string, uploadId: string | null): Promise<UploadRow> {
  const row = uploadId === null ? undefined : await lockUpload(tx, uploadId);
  return row?.accountId === accountId ? row : refuse(uploadViolations.notFound);
}

/** Reads a caller's own upload; refuses when there is none. */
export async function readOwnUpload(sql: Sql, accountId: string, uploadId: string | null): Promise<UploadRow> {
  if (uploadId === null) return refuse(uploadViolations.notFound);
  const [row] = await selectUploads(sql).where(and(eq(uploads.id, uploadId), eq(uploads.accountId, accountId)));
  return row ?? refuse(uploadViolations.notFound);
}
