import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import { UPLOAD_EXPIRY_DAYS } from '@launchyard/domain/uploads';
import { lockAccount } from '../accounts/lock.ts';
import { DAY_SECONDS, secondsBefore } from '../kit/clock.ts';
import type { Deps } from '../kit/deps.ts';
import type { Jobs } from '../kit/jobs.ts';
import { assets } from '../tables/assets.ts';
import { transfers } from '../tables/transfers.ts';
import { lockTransfer } from '../transfers/rows.ts';
import { dropAssets } from './drop.ts';

const AT_ONCE = 100;

/** Expires library uploads that received no byte for a week. Safe to run in several processes. */
export async function expireAssets({ database, clock, jobs }: Deps & { jobs: Jobs }): Promise<void> {
  const limit = secondsBefore(clock(), UPLOAD_EXPIRY_DAYS * DAY_SECONDS);
  const forgotten = await database.sql
    .select({ id: transfers.id, accountId: transfers.accountId })
    .from(transfers)
    .where(and(eq(transfers.kind, 'asset'), eq(transfers.state, 'open'), lt(transfers.lastByteAt, limit)))
    .orderBy(asc(transfers.lastByteAt))
    .limit(AT_ONCE);
  for (const { id, accountId } of forgotten) {
    await database.sql.transaction(async (tx) => {
      await lockAccount(tx, accountId);
      const transfer = await lockTransfer(tx, id);
      // Bytes, the finish or the end may have come meanwhile.
      if (transfer?.state !== 'open' || transfer.lastByteAt >= limit) return;
      await dropAssets(tx, jobs, and(eq(assets.id, id), isNull(assets.key)));
    });
  }
}
