import { and, eq } from 'drizzle-orm';
import { uploadViolations } from '@launchyard/domain/uploads';
import type { Sql } from '../kit/database.ts';
import { refuse } from '../kit/refuse.ts';
import { accounts } from '../session/tables.ts';
import { selectUploads, type UploadRow } from './rows.ts';
import { uploads } from './tables.ts';

/*
 * Locks are always taken in this order: account, upload with its transfer, the line before the tests.
 */

/** Makes the account's storage, names and unfinished uploads stand still until the transaction ends. */
export async function lockAccount(tx: Sql, accountId: string): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update');
}

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
