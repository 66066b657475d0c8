import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import type { Upload } from '@launchyard/contract/uploads';
import { SYSTEM, type Actor } from '@launchyard/domain/kit';
import { lockAccount } from '../accounts/lock.ts';
import type { Tx } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import type { Jobs } from '../kit/jobs.ts';
import { uploads } from '../tables/uploads.ts';
import { giveUp } from './end.ts';
import { lockUpload } from './locks.ts';
import { publishUpload } from './publish.ts';
import type { UploadRow } from './rows.ts';
import { writeEvent } from './timeline/write.ts';

const AT_ONCE = 100;

/**
 * Releases what is kept of a failed upload, which is locked like its account: it can no longer be retried, and its
 * storage is free.
 */
export async function releaseKept(tx: Tx, jobs: Jobs, now: Date, row: UploadRow, by: Actor): Promise<Upload> {
  await release(tx, jobs, now, row, by);
  return publishUpload(tx, now, row.id);
}

async function release(tx: Tx, jobs: Jobs, now: Date, row: UploadRow, by: Actor): Promise<void> {
  await giveUp(tx, jobs, row);
  await writeEvent(tx, now, row.id, { kind: 'released', createdBy: by });
}

/**
 * The same for everything kept for an application (a UUID) of a locked account, because somebody continues without it.
 * Returns the uploads (UUIDs) that the caller must publish last.
 */
export async function giveUpKeptOf(tx: Tx, jobs: Jobs, now: Date, appId: string, by: Actor): Promise<string[]> {
  const givenUp: string[] = [];
  const kept = await tx
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.appId, appId), isNotNull(uploads.keptUntil)))
    .orderBy(asc(uploads.id));
  for (const { id } of kept) {
    const row = await lockUpload(tx, id);
    if (!row?.keptUntil) continue;
    await release(tx, jobs, now, row, by);
    givenUp.push(id);
  }
  return givenUp;
}

/**
 * Releases what nobody retried in time. Safe to run in several processes; one that cannot be released is left for the
 * next run.
 */
export async function releaseOverdue(deps: Deps & { jobs: Jobs }): Promise<void> {
  const limit = deps.clock();
  const overdue = await deps.database.sql
    .select({ id: uploads.id, accountId: uploads.accountId })
    .from(uploads)
    .where(lte(uploads.keptUntil, limit))
    .orderBy(asc(uploads.keptUntil))
    .limit(AT_ONCE);
  for (const { id, accountId } of overdue) {
    await deps.database.sql
      .transaction(async (tx) => {
        await lockAccount(tx, accountId);
        const row = await lockUpload(tx, id);
        if (row?.keptUntil && row.keptUntil <= limit) await releaseKept(tx, deps.jobs, limit, row, SYSTEM);
      })
      .catch((error: unknown) => deps.log.error({ err: error, uploadId: id }, 'uploads: not released'));
  }
}
