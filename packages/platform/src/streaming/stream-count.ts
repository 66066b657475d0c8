import { countedMilliseconds } from '@launchyard/domain/streaming';
import type { Clock } from '../kit/clock.ts';
import type { Signalling } from '../signalling/server.ts';
import type { SessionRecord } from './record.ts';
import type { UnstreamedTime } from './unstreamed.ts';

/** Counts the stream of a session, from one sign of life to the next. */
export interface StreamCount {
  /** Its page said something, or is gone with a word. */
  page(): void;
  /**
   * Its stream is over, or nobody may know of it any more: counts it up to the last sign of its viewer’s line to the build,
   * so that a page that falls silent streams nothing for nothing.
   */
  viewer(): void;
}

export function countStream(
  { signalling, clock }: { signalling: Pick<Signalling, 'seenAt'>; clock: Clock },
  record: SessionRecord,
  unstreamed: Pick<UnstreamedTime, 'note'>,
): StreamCount {
  const isLive = () => record.row.state === 'live';

  function count(until: Date): void {
    const { seenAt, streamedMilliseconds } = record.row;
    if (until <= seenAt) return;
    const milliseconds = countedMilliseconds(seenAt, until);
    unstreamed.note(clock(), { kind: 'heard', milliseconds });
    const streamed = isLive() ? { streamedMilliseconds: streamedMilliseconds + milliseconds } : {};
    record.change({ seenAt: until, ...streamed });
  }

  return {
    page: () => count(clock()),
    viewer() {
      const { id, meetingId } = record.row;
      const seenAt = isLive() ? signalling.seenAt(meetingId ?? id, id) : null;
      if (seenAt) count(seenAt);
    },
  };
}
