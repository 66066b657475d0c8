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
 * Gives up what is kept of a failed upload, which is locked like its account: it can no longer be tried again, and its storage is free.
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
 * The same for whatever is kept for an application (a UUID) of an account that is locked, because somebody goes on without it. Answers the
 * uploads (UUIDs) that are to be published, which is the caller's to do last.
 */
export async function giveUpKeptOf(tx: Tx, jobs: Jobs, now: Date, appId: string, by: Actor): Promise<string[]> {
  const givenUp: string[] = [];
  const kept = await tx
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.appId, appId), isNotNull(uploads.retryUntil)))
    .orderBy(asc(uploads.id));
  for (const { id } of kept) {
    const row = await lockUpload(tx, id);
    if (!row?.retryUntil) continue;
    await release(tx, jobs, now, row, by);
    givenUp.push(id);
  }
  return givenUp;
}

/** Gives up what nobody tried again in time. Any number of processes may do it; one that cannot be given up is left for the next time. */
export async function releaseOverdue(deps: Deps & { jobs: Jobs }): Promise<void> {
  const limit = deps.clock();
  const overdue = await deps.database.sql
    .select({ id: uploads.id, accountId: uploads.accountId })
    .from(uploads)
    .where(lte(uploads.retryUntil, limit))
    .orderBy(asc(uploads.retryUntil))
    .limit(AT_ONCE);
  for (const { id, accountId } of overdue) {
    await deps.database.sql
      .transaction(async (tx) => {
        await lockAccount(tx, accountId);
        const row = await lockUpload(tx, id);
        if (row?.retryUntil && row.retryUntil <= limit) await releaseKept(tx, deps.jobs, limit, row, SYSTEM);
      })
      .catch((error: unknown) => deps.log.error({ err: error, uploadId: id }, 'uploads: not given up'));
  }
}
