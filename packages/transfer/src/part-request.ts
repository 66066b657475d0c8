import { readRetryAfter } from '@launchyard/domain/kit';
import type { PartLink, PutOutcome } from './ports.ts';

/**
 * A connection without progress for this long is closed and its part sent again, before the whole upload counts as
 * stalled. The total time is unlimited.
 */
export const PART_IDLE_MS = 50_000;

/** The headers of a part: those of its link, and its SHA-256 under the name that the store wants. */
export function partHeaders({ headers, sha256Header }: PartLink, sha256: string): Record<string, string> {
  return { ...Object.fromEntries(headers.map(({ name, value }) => [name, value])), [sha256Header]: sha256 };
}

/** What a store’s answer means; `status` and `retryAfter` are those of HTTP, `now` in milliseconds since 1970. */
export const judgeAnswer = (status: number, retryAfter: string | null | undefined, now: number): PutOutcome =>
  status >= 200 && status < 300
    ? { kind: 'stored' }
    : { kind: 'refused', status, retryAfterSeconds: readRetryAfter(retryAfter, now) };
