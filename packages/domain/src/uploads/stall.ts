import { HEARTBEAT_SECONDS, STALL_SECONDS } from './limits.ts';
import { STUCK_AFTER_SECONDS } from './stuck.ts';

/** How a file is arriving. The heartbeat fields (`sending…`) are null until the first heartbeat. */
export interface Arrival {
  /** When the last byte arrived, even within a part; initially when the upload was opened. */
  lastByteAt: Date;
  /** The start of the current series of heartbeats: since then the client has been awake, online and sending. */
  sendingSince: Date | null;
  /** The last heartbeat. */
  sendingAt: Date | null;
}

/**
 * Applications §4, by wall-clock time: since when nothing has arrived although the client was sending throughout, if
 * that is two minutes or more; otherwise null. A client that is asleep or offline sends no heartbeats, so its silence
 * is not a stall.
 */
export function stalledAt({ lastByteAt, sendingSince, sendingAt }: Arrival): Date | null {
  if (sendingSince === null || sendingAt === null) return null;
  const since = sendingSince > lastByteAt ? sendingSince : lastByteAt;
  return secondsBetween(since, sendingAt) >= STALL_SECONDS ? since : null;
}

/**
 * The state of the client of an upload that still receives parts, and since when: `stalled` while it sends heartbeats
 * and nothing arrives; `silent` if neither a byte nor a heartbeat came for four minutes. Null: neither, or not yet.
 */
export function judgeClient(arrival: Arrival, now: Date): { kind: 'stalled' | 'silent'; since: Date } | null {
  const { lastByteAt, sendingAt } = arrival;
  const stalled = stalledAt(arrival);
  const isThere = sendingAt !== null && secondsBetween(sendingAt, now) <= 2 * HEARTBEAT_SECONDS;
  if (stalled !== null && isThere) return { kind: 'stalled', since: stalled };
  const heardAt = sendingAt !== null && sendingAt > lastByteAt ? sendingAt : lastByteAt;
  return secondsBetween(heardAt, now) >= STUCK_AFTER_SECONDS ? { kind: 'silent', since: heardAt } : null;
}

/** Applies a heartbeat at `now`. A gap of two heartbeats, or a clock that was set back, starts a new series. */
export function heardSending(arrival: Arrival, now: Date): Arrival {
  const { sendingSince, sendingAt } = arrival;
  const gap = sendingAt === null ? Number.POSITIVE_INFINITY : secondsBetween(sendingAt, now);
  const goesOn = gap >= 0 && gap <= 2 * HEARTBEAT_SECONDS;
  return { ...arrival, sendingSince: goesOn ? sendingSince : now, sendingAt: now };
}

const secondsBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / 1000;
