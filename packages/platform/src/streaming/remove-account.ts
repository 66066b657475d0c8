import { eq, sql } from 'drizzle-orm';
import type { Removal } from '../kit/area.ts';
import { removeRows } from '../kit/prune.ts';
import { streamingCrashes, streamingSessions } from '../tables/streaming.ts';

/** What was streamed stays as figures of each quarter of an hour: bills refer to it. */
export const removeStreams: Removal = ({ id }) => {
  const isIts = eq(streamingSessions.accountId, id);
  return [
    removeRows(streamingCrashes, () => eq(streamingCrashes.accountId, id)),
    // Guests refer to their host.
    removeRows(streamingSessions, () => sql`${isIts} and ${streamingSessions.meetingId} is not null`),
    removeRows(streamingSessions, () => isIts),
  ];
};
