import { and, isNotNull, lt, sql } from 'drizzle-orm';
import { ADDRESS_DAYS, SAMPLE_DAYS } from '@launchyard/domain/streaming';
import type { Area } from '../kit/area.ts';
import { DAY_SECONDS, secondsBefore } from '../kit/clock.ts';
import { removeRows } from '../kit/prune.ts';
import { streamingSamples, streamingSessions } from '../tables/streaming.ts';

/** Sessions themselves stay: what was streamed is paid for. */
export const streamingWork: Area<unknown> = {
  prunes: [
    removeRows(
      streamingSamples,
      (now) => sql`${streamingSamples.at} < ${secondsBefore(now, SAMPLE_DAYS * DAY_SECONDS)}`,
    ),
    async ({ database, clock }) => {
      const isOld = lt(streamingSessions.endedAt, secondsBefore(clock(), ADDRESS_DAYS * DAY_SECONDS));
      await database.sql
        .update(streamingSessions)
        .set({ clientAddress: null })
        .where(and(isNotNull(streamingSessions.clientAddress), isOld));
    },
  ],
};
