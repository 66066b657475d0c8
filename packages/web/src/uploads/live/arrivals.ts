import { tabStore } from '../../kit/store.ts';

/** An upload that still receives parts is being sent by someone, even if not by this tab. */
const FRESH_MS = 20_000;

/** When each upload last grew, by id; milliseconds since 1970. */
export const arrivals = tabStore<ReadonlyMap<string, number>>(() => new Map());

export function noteArrival(uploadId: string, receivedBytes: number, receivedBefore: number): void {
  if (receivedBytes > receivedBefore) arrivals.update((known) => new Map(known).set(uploadId, Date.now()));
}

export const isFresh = (lastArrival: number | undefined, now: number): boolean =>
  lastArrival !== undefined && now - lastArrival < FRESH_MS;
