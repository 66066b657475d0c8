import { tabStore } from '../../kit/store.ts';

/** An upload that still receives parts is being sent by somebody, if not by this tab. */
const FRESH_MS = 20_000;

/** When each upload last grew, by its id; milliseconds since 1970. */
export const arrivals = tabStore<ReadonlyMap<string, number>>(() => new Map());

/** Remembers when an upload last grew. */
export function noteArrival(uploadId: string, receivedBytes: number, receivedBefore: number): void {
  if (receivedBytes > receivedBefore) arrivals.update((known) => new Map(known).set(uploadId, Date.now()));
}

export const isFresh = (lastArrival: number | undefined, now: number): boolean =>
  lastArrival !== undefined && now - lastArrival < FRESH_MS;
