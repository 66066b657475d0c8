import { createHash } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { Upload } from '@launchyard/contract/uploads';
import { formatId } from '@launchyard/domain/kit';
import { countParts, takesParts, uploadViolations } from '@launchyard/domain/uploads';
import { appVersions } from '../apps/tables.ts';
import type { Sql } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import type { Jobs } from '../kit/jobs.ts';
import { refuse } from '../kit/refuse.ts';
import type { InTransaction } from '../support/auditedTransaction.ts';
import { presentUploads } from './find.ts';
import { lockAccount, lockOwnUpload } from './locks.ts';
import type { UploadRow } from './present.ts';
import { publishUpload } from './publish.ts';
import { stageQueues } from './queues.ts';
import { uploadParts, uploads, uploadStages } from './tables.ts';

/**
 * Commits an upload whose parts have all arrived: from here on nothing can be written to it, its version counts as stored, and the
 * pipeline has its job. Twice answers the same. `uploadId` is a UUID, or null for an id that was none.
 */
export async function finishUpload(
  { clock, jobs }: Deps & { jobs: Jobs },
  inTransaction: InTransaction,
  accountId: string,
  uploadId: string | null,
): Promise<Upload> {
  const now = clock();
  return inTransaction(async (tx, note) => {
    // What was reserved becomes used: whoever counts the storage must see it on one side only.
    await lockAccount(tx, accountId);
    const row = await lockOwnUpload(tx, accountId, uploadId);
    note({ subject: formatId('upload', row.id) });
    if (row.state === 'cancelled' || row.state === 'expired') return refuse(uploadViolations.notUploading);
    if (!takesParts(row.state)) return present(tx, row);
    const digest = await digestParts(tx, row);
    const versionId = await makeVersion(tx, now, row);
    await tx
      .update(uploads)
      .set({ state: 'acquiring', versionId, digest, committedAt: now, progressedAt: now })
      .where(eq(uploads.id, row.id));
    await tx
      .update(uploadStages)
      .set({ state: 'done', progressPercent: 100, finishedAt: now })
      .where(and(eq(uploadStages.uploadId, row.id), eq(uploadStages.stage, 'upload')));
    await jobs.send(tx, stageQueues.acquire, { uploadId: row.id, stage: 'acquire' }, { owner: accountId });
    return publishUpload(tx, now, row.id);
  });
}

/** SHA-256 over the ordered hashes of the parts, in hex. Each part was hashed as it arrived, so 50 GB are not read again. */
async function digestParts(tx: Sql, row: UploadRow): Promise<string> {
  const parts = await tx
    .select({ sha256: uploadParts.sha256 })
    .from(uploadParts)
    .where(eq(uploadParts.uploadId, row.id))
    .orderBy(asc(uploadParts.number));
  if (parts.length !== countParts(row.sizeBytes, row.partBytes)) return refuse(uploadViolations.partsMissing);
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part.sha256);
  return hash.digest('hex');
}

async function makeVersion(tx: Sql, now: Date, row: UploadRow): Promise<string> {
  const [version] = await tx
    .insert(appVersions)
    .values({
      accountId: row.accountId,
      appId: row.appId,
      number: row.versionNumber,
      sizeBytes: row.sizeBytes,
      createdAt: now,
    })
    .returning({ id: appVersions.id });
  if (!version) throw new Error('the version was not written');
  return version.id;
}

async function present(tx: Sql, row: UploadRow): Promise<Upload> {
  const shown = (await presentUploads(tx, [row])).get(row.id);
  if (!shown) throw new Error(`upload ${row.id} was read but not presented`);
  return shown;
}
