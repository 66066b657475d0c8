import { readRetryAfter } from '@launchyard/domain/kit';
import type { PartLink, PutOutcome } from './ports.ts';

/**
 * A connection that moves nothing for this long is given up and its part sent again, before the whole upload counts as stalled. There is no
 * limit to the whole.
 */
export const PART_IDLE_MS = 50_000;

/** What goes with a part: the headers of its link, and its SHA-256 under the name that the store wants. */
export function partHeaders({ headers, sha256Header }: PartLink, sha256: string): Record<string, string> {
  return { ...Object.fromEntries(headers.map(({ name, value }) => [name, value])), [sha256Header]: sha256 };
}

/** What a store's answer means; `status` and `retryAfter` are those of HTTP, `now` in milliseconds since 1970. */
export const judgeAnswer = (status: number, retryAfter: string | null | undefined, now: number): PutOutcome =>
  status >= 200 && status < 300
    ? { kind: 'stored' }
    : { kind: 'refused', status, retryAfterSeconds: readRetryAfter(retryAfter, now) };
