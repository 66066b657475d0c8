import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import { UPLOAD_EXPIRY_DAYS } from '@launchyard/domain/uploads';
import { DAY_SECONDS, secondsBefore } from '../../kit/clock.ts';
import type { Deps } from '../../kit/deps.ts';
import type { Jobs } from '../../kit/jobs.ts';
import { thumbnails } from '../../tables/apps.ts';
import { transfers } from '../../tables/transfers.ts';
import { lockTransfer } from '../../transfers/rows.ts';
import { dropThumbnails } from './drop.ts';

const AT_ONCE = 100;

/** Expires thumbnail uploads that were started a week ago and never finished. Safe to run in several processes. */
export async function expireThumbnails({ database, clock, jobs }: Deps & { jobs: Jobs }): Promise<void> {
  const limit = secondsBefore(clock(), UPLOAD_EXPIRY_DAYS * DAY_SECONDS);
  const isForgotten = and(
    eq(transfers.kind, 'thumbnail'),
    eq(transfers.state, 'open'),
    lt(transfers.lastByteAt, limit),
  );
  const forgotten = await database.sql
    .select({ id: transfers.id })
    .from(transfers)
    .where(isForgotten)
    .orderBy(asc(transfers.lastByteAt))
    .limit(AT_ONCE);
  for (const { id } of forgotten) {
    await database.sql.transaction(async (tx) => {
      const isUnfinished = and(eq(thumbnails.id, id), isNull(thumbnails.key));
      const [thumbnail] = await tx.select().from(thumbnails).where(isUnfinished).for('update');
      const transfer = await lockTransfer(tx, id);
      // Bytes, the finish or another thumbnail may have arrived meanwhile.
      if (thumbnail && transfer && transfer.lastByteAt < limit) await dropThumbnails(tx, jobs, isUnfinished);
    });
  }
}
