import { and, asc, eq, isNull, lt, or } from 'drizzle-orm';
import { SENDING_GAP_SECONDS } from '@launchyard/domain/uploads';
import { secondsBefore } from '../../kit/clock.ts';
import type { Deps } from '../../kit/deps.ts';
import { transfers } from '../../tables/transfers.ts';
import { uploadSendings } from '../../tables/uploads.ts';
import { lockUpload } from '../locks.ts';
import { publishUpload } from '../publish.ts';
import { noteSilence } from './sending.ts';

const AT_ONCE = 100;

/**
 * Records uploads that receive nothing and whose client sends no heartbeats: paused, asleep or offline. With heartbeats
 * it is a stall, which the heartbeat records.
 */
export async function tellIdleSendings({ database, clock, log }: Deps): Promise<void> {
  const now = clock();
  const limit = secondsBefore(now, SENDING_GAP_SECONDS);
  const isSilent = and(
    lt(transfers.lastByteAt, limit),
    or(isNull(transfers.sendingAt), lt(transfers.sendingAt, limit)),
  );
  const isUntold = isNull(uploadSendings.pausedSince);
  const found = await database.sql
    .select({ id: uploadSendings.uploadId })
    .from(uploadSendings)
    .innerJoin(transfers, eq(transfers.id, uploadSendings.uploadId))
    .where(and(eq(transfers.kind, 'build'), eq(transfers.state, 'open'), isSilent, isUntold))
    .orderBy(asc(transfers.lastByteAt))
    .limit(AT_ONCE);
  for (const { id } of found) {
    try {
      await database.sql.transaction(async (tx) => {
        const upload = await lockUpload(tx, id);
        const stillTrue = await tx.$count(uploadSendings, and(eq(uploadSendings.uploadId, id), isUntold));
        if (upload?.transferState !== 'open' || upload.lastByteAt >= limit || stillTrue === 0) return;
        await noteSilence(tx, now, id, {
          kind: 'paused',
          since: upload.lastByteAt,
          storage: upload.storageProvider,
        });
        await publishUpload(tx, now, id);
      });
    } catch (error) {
      log.error({ err: error, uploadId: id }, 'uploads: silence not recorded');
    }
  }
}
