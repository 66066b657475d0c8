import { eq } from 'drizzle-orm';
import { IS_OF_REMOVED } from '../accounts/deletion.ts';
import type { OwnerPrune, Removal } from '../kit/area.ts';
import { pruneAsOwner, removeRows } from '../kit/prune.ts';
import { streamingCrashes, streamingSessions } from '../tables/streaming.ts';

/** The sessions of accounts that are being removed: guests first, who refer to their host. */
export const removedStreams: OwnerPrune = {
  table: streamingSessions,
  functionName: 'remove_streaming_sessions',
  condition: IS_OF_REMOVED,
  order: 'meeting_id is null',
};

/** What was streamed stays as figures of each quarter of an hour: bills refer to it. */
export const removeStreams: Removal = ({ id }) => [
  removeRows(streamingCrashes, () => eq(streamingCrashes.accountId, id)),
  pruneAsOwner(removedStreams),
];
