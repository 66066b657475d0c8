import { and, eq } from 'drizzle-orm';
import type { Action } from '@launchyard/domain/access';
import { uploadViolations } from '@launchyard/domain/uploads';
import type { Caller } from '../access/caller.ts';
import { requireMay } from '../access/require-may.ts';
import type { Sql } from '../kit/database.ts';
import { refuse } from '../kit/refuse.ts';
import { transfers } from '../tables/transfers.ts';
import { uploads } from '../tables/uploads.ts';
import { readableBy } from './find.ts';
import { selectUploads, type UploadRow } from './rows.ts';

/**
 * Reads and locks an upload until the transaction ends, so that its events are numbered in the order of its changes.
 */
export async function lockUpload(tx: Sql, uploadId: string): Promise<UploadRow | undefined> {
  const [row] = await selectUploads(tx)
    .where(eq(uploads.id, uploadId))
    .for('no key update', { of: [uploads, transfers] });
  return row;
}

/**
 * The same for an upload that the caller may change; refuses if there is none. `uploadId` is null for an invalid id.
 */
export async function lockOwnUpload(tx: Sql, caller: Caller, uploadId: string | null): Promise<UploadRow> {
  // A caller who may not read it neither waits for the lock nor takes it.
  const [row] =
    uploadId === null ? [] : await selectOwn(tx, caller, uploadId).for('no key update', { of: [uploads, transfers] });
  return requireUpload(caller, row, 'uploads.write');
}

/** Reads an upload on which the caller may do that; refuses if there is none. */
export async function readOwnUpload(
  sql: Sql,
  caller: Caller,
  uploadId: string | null,
  action: Action,
): Promise<UploadRow> {
  const [row] = uploadId === null ? [] : await selectOwn(sql, caller, uploadId);
  return requireUpload(caller, row, action);
}

const selectOwn = (sql: Sql, caller: Caller, uploadId: string) =>
  selectUploads(sql).where(and(eq(uploads.id, uploadId), readableBy(caller)));

function requireUpload(caller: Caller, row: UploadRow | undefined, action: Action): UploadRow {
  if (!row) return refuse(uploadViolations.notFound);
  requireMay(caller, action, { id: row.appId, ifMissing: uploadViolations.notFound });
  return row;
}
