import { and, isNotNull, lt, sql } from 'drizzle-orm';
import { ADDRESS_DAYS, CRASH_DAYS, SAMPLE_DAYS } from '@launchyard/domain/streaming';
import type { Area } from '../kit/area.ts';
import { DAY_SECONDS, secondsBefore } from '../kit/clock.ts';
import { closedRows, growingColumns } from '../kit/guard.ts';
import { removeRows } from '../kit/prune.ts';
import { streamingCrashes, streamingSamples, streamingSessions, usageQuarters } from '../tables/streaming.ts';
import { countEnded } from './count-ended.ts';
import { mailCrashes, type CrashNeeds } from './mail-crashes.ts';
import { removedStreams } from './remove-account.ts';

/** Far more than any session lasts. */
const LONGEST_MILLISECONDS = 31 * DAY_SECONDS * 1000;
const MAIL_MILLISECONDS = 2_000;
const COUNT_MILLISECONDS = 10_000;

/** Sessions themselves stay: what was streamed is paid for. */
export const streamingWork: Area<CrashNeeds> = {
  kept: [usageQuarters],
  fixed: [
    streamingSessions.accountId,
    streamingSessions.linkId,
    streamingSessions.appId,
    streamingSessions.versionId,
    streamingSessions.createdAt,
  ],
  guards: [
    closedRows(streamingSessions, 'old.ended_at is not null', [
      streamingSessions.countedAt,
      streamingSessions.clientAddress,
      streamingSessions.guestName,
    ]),
    {
      name: 'guard_counted_once',
      table: 'streaming_sessions',
      on: 'update',
      refused: 'old.counted_at is not null and new.counted_at is distinct from old.counted_at',
      because: 'a session is added to the usage once',
    },
    {
      name: 'guard_counting_of_streams',
      table: 'streaming_sessions',
      on: 'insert or update',
      processes: ['streams'],
      refused: 'new.counted_at is not null',
      because: 'streams adds nothing to the usage',
    },
    {
      name: 'guard_streamed_time',
      table: 'streaming_sessions',
      on: 'insert or update',
      refused: `new.streamed_milliseconds not between 0 and ${LONGEST_MILLISECONDS}`,
      because: 'no session streams for so long',
    },
    {
      name: 'guard_last_lines',
      table: 'streaming_crashes',
      on: 'insert or update',
      refused: `jsonb_typeof(new.last_lines) <> 'array'`,
      because: 'the last lines are a list',
    },
    growingColumns(streamingSessions, [streamingSessions.streamedMilliseconds]),
    growingColumns(usageQuarters, [usageQuarters.sessions, usageQuarters.streamedMilliseconds]),
  ],
  ownerPrunes: [removedStreams],
  sweeps: (needs) => [
    { everyMilliseconds: MAIL_MILLISECONDS, run: () => mailCrashes(needs) },
    // A figure never waits for it: what is not counted yet is added up where it is read.
    { everyMilliseconds: COUNT_MILLISECONDS, run: () => countEnded(needs) },
  ],
  prunes: [
    removeRows(
      streamingCrashes,
      (now) => sql`${streamingCrashes.lastAt} < ${secondsBefore(now, CRASH_DAYS * DAY_SECONDS)}`,
    ),
    removeRows(
      streamingSamples,
      (now) => sql`${streamingSamples.at} < ${secondsBefore(now, SAMPLE_DAYS * DAY_SECONDS)}`,
    ),
    async ({ database, clock }) => {
      const isOld = lt(streamingSessions.endedAt, secondsBefore(clock(), ADDRESS_DAYS * DAY_SECONDS));
      await database.sql
        .update(streamingSessions)
        .set({ clientAddress: null, guestName: null })
        .where(and(isNotNull(streamingSessions.clientAddress), isOld));
    },
  ],
};
