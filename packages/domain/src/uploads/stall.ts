import { HEARTBEAT_SECONDS, STALL_SECONDS } from './limits.ts';

/** What is known of how a file comes in. The client's word (`sending…`) is null until it has said anything. */
export interface Arrival {
  /** When the last byte came, also within a part; at first when it was opened. */
  lastByteAt: Date;
  /** Since when the client has been saying, without a gap, that it is awake, online and sending. */
  sendingSince: Date | null;
  /** When it last said so. */
  sendingAt: Date | null;
}

/**
 * Applications §4, read by the wall clock: since when nothing has arrived although the client was sending all the while, if that is two
 * minutes or more; otherwise null. A client that sleeps or is offline says nothing, and its silence is no stall.
 */
export function stalledSince({ lastByteAt, sendingSince, sendingAt }: Arrival): Date | null {
  if (sendingSince === null || sendingAt === null) return null;
  const since = sendingSince > lastByteAt ? sendingSince : lastByteAt;
  return secondsBetween(since, sendingAt) >= STALL_SECONDS ? since : null;
}

/** The arrival after the client said at `now` that it is sending. A gap of two heartbeats, or a clock that was set back, begins anew. */
export function heardSending(arrival: Arrival, now: Date): Arrival {
  const { sendingSince, sendingAt } = arrival;
  const gap = sendingAt === null ? Number.POSITIVE_INFINITY : secondsBetween(sendingAt, now);
  const goesOn = gap >= 0 && gap <= 2 * HEARTBEAT_SECONDS;
  return { ...arrival, sendingSince: goesOn ? sendingSince : now, sendingAt: now };
}

const secondsBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / 1000;
