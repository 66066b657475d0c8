import { HEARTBEAT_SECONDS, STALL_SECONDS } from './limits.ts';
import { STUCK_AFTER_SECONDS } from './stuck.ts';

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
export function stalledAt({ lastByteAt, sendingSince, sendingAt }: Arrival): Date | null {
  if (sendingSince === null || sendingAt === null) return null;
  const since = sendingSince > lastByteAt ? sendingSince : lastByteAt;
  return secondsBetween(since, sendingAt) >= STALL_SECONDS ? since : null;
}

/**
 * What is to be said of a client of an upload that still receives parts, and since when: `stalled` as long as it says that it is sending and
 * nothing arrives; `silent` where nobody has sent a byte, or said anything, for four minutes. Null: it is neither, or not yet.
 */
export function judgeClient(arrival: Arrival, now: Date): { kind: 'stalled' | 'silent'; since: Date } | null {
  const { lastByteAt, sendingAt } = arrival;
  const stalled = stalledAt(arrival);
  const isThere = sendingAt !== null && secondsBetween(sendingAt, now) <= 2 * HEARTBEAT_SECONDS;
  if (stalled !== null && isThere) return { kind: 'stalled', since: stalled };
  const heardAt = sendingAt !== null && sendingAt > lastByteAt ? sendingAt : lastByteAt;
  return secondsBetween(heardAt, now) >= STUCK_AFTER_SECONDS ? { kind: 'silent', since: heardAt } : null;
}

/** The arrival after the client said at `now` that it is sending. A gap of two heartbeats, or a clock that was set back, begins anew. */
export function heardSending(arrival: Arrival, now: Date): Arrival {
  const { sendingSince, sendingAt } = arrival;
  const gap = sendingAt === null ? Number.POSITIVE_INFINITY : secondsBetween(sendingAt, now);
  const goesOn = gap >= 0 && gap <= 2 * HEARTBEAT_SECONDS;
  return { ...arrival, sendingSince: goesOn ? sendingSince : now, sendingAt: now };
}

const secondsBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / 1000;
