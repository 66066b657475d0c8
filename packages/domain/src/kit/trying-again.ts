import { FAULT } from './codes/fault.ts';
import type { FaultCode } from './codes/faults.ts';

/**
 * Why there is no answer if the API itself did not respond: no connection, a timeout, or a status from something in
 * front of it.
 */
export type NoAnswerCode = 'NETWORK' | 'TIMEOUT' | `HTTP_${number}`;
export const NO_ANSWER = { network: 'NETWORK', timeout: 'TIMEOUT' } as const satisfies Record<string, NoAnswerCode>;

/** What came instead of an answer. */
export interface Trouble {
  code: FaultCode | NoAnswerCode;
  /** When the API accepts the next request, if it said so. */
  retryAfterSeconds: number | null;
}

/**
 * Whether the same request may succeed when it is retried: after at least how many seconds, or null if a retry cannot
 * help. Of several errors in one answer, one permanent error is enough, and the longest delay counts.
 */
export function triesAgain(troubles: readonly Trouble[]): number | null {
  if (!troubles.every(({ code }) => passes(code))) return null;
  return Math.max(0, ...troubles.map(({ retryAfterSeconds }) => retryAfterSeconds ?? 0));
}

function passes(code: Trouble['code']): boolean {
  const status = /^HTTP_(\d+)$/.exec(code)?.[1];
  return status === undefined ? PASSING.has(code) : isPassingStatus(Number(status));
}

/** Whether too much was asked, as the API or something in front of it says: nothing is down. */
export const isRateLimit = (code: string): boolean => code === FAULT.RATE_LIMITED || code === TOO_MANY_REQUESTS;

const TOO_MANY_REQUESTS: NoAnswerCode = 'HTTP_429';

/** Whether a plain HTTP status says that a retry may succeed. */
export const isPassingStatus = (status: number): boolean => status >= 500 || PASSING_STATUSES.has(status);

const PASSING: ReadonlySet<string> = new Set([
  FAULT.INTERNAL,
  FAULT.UPSTREAM_UNAVAILABLE,
  FAULT.RATE_LIMITED,
  NO_ANSWER.network,
  NO_ANSWER.timeout,
]);

/** Request timeout, too early, too many requests. */
const PASSING_STATUSES: ReadonlySet<number> = new Set([408, 425, 429]);

/**
 * The seconds of a `Retry-After` header, which holds seconds or a date. Null if it holds neither. `now` in
 * milliseconds.
 */
export function readRetryAfter(header: string | null | undefined, now: number): number | null {
  if (header === null || header === undefined || header.trim() === '') return null;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null;
}
