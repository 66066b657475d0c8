import { and, asc, eq, lt } from 'drizzle-orm';
import {
  describeExpiry,
  expiresAt,
  OPEN_STATE,
  takesParts,
  UPLOAD_EXPIRY_DAYS,
  uploadFailures,
} from '@launchyard/domain/uploads';
import { lockAccount } from '../accounts/lock.ts';
import { DAY_SECONDS, secondsBefore } from '../kit/clock.ts';
import type { Deps } from '../kit/deps.ts';
import type { Jobs } from '../kit/jobs.ts';
import { runAlone } from '../kit/locks.ts';
import { transfers } from '../tables/transfers.ts';
import { uploads, type Failure } from '../tables/uploads.ts';
import { endTold } from './end-told.ts';
import { lockUpload } from './locks.ts';
import { selectUploads, type UploadRow } from './rows.ts';
import { endSending } from './timeline/sending.ts';

export interface ExpiryDeps extends Deps {
  jobs: Jobs;
  panelOrigin: string;
}

const AT_ONCE = 100;

/**
 * Ends uploads that received nothing for a week, frees their storage and notifies their owners as for any failure. One
 * that cannot be ended is logged and left for the next run. One process at a time; the others do nothing.
 */
export async function expireUploads(deps: ExpiryDeps): Promise<void> {
  const now = deps.clock();
  const limit = secondsBefore(now, UPLOAD_EXPIRY_DAYS * DAY_SECONDS);
  // The transfer’s equivalent condition, which uses the index of idle transfers.
  const isIdle = and(eq(transfers.kind, 'build'), eq(transfers.state, 'open'), lt(transfers.lastByteAt, limit));
  const isForgotten = and(eq(uploads.state, OPEN_STATE), isIdle);
  await runAlone(deps.database, 'expiry of uploads', async (guard) => {
    const forgotten = await selectUploads(guard).where(isForgotten).orderBy(asc(transfers.lastByteAt)).limit(AT_ONCE);
    for (const { id, accountId } of forgotten) {
      await expireUpload(deps, accountId, id, now).catch((error: unknown) => {
        deps.log.error({ err: error, uploadId: id }, 'uploads: not expired');
      });
    }
  });
}

/** In a separate transaction: locks of several accounts at once could deadlock. */
async function expireUpload(deps: ExpiryDeps, accountId: string, uploadId: string, now: Date): Promise<void> {
  await deps.database.sql.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const upload = await lockUpload(tx, uploadId);
    const end = upload && takesParts(upload.state) ? expiresAt(upload) : null;
    if (!upload || end === null || end >= now) return;
    await endSending(tx, uploadId);
    await endTold(tx, deps, upload, { state: 'expired', failure: expiryOf(upload) });
  });
}

const expiryOf = (upload: UploadRow): Failure => ({
  ...uploadFailures.expired,
  stage: 'upload',
  evidence: describeExpiry(upload),
  advice: null,
});
