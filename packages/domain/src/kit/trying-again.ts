import { FAULT } from './codes/fault.ts';
import type { FaultCode } from './codes/faults.ts';

/** Why there is no answer, where the API itself did not speak: no line, no answer in time, or a status from whatever stands before it. */
export type NoAnswerCode = 'NETWORK' | 'TIMEOUT' | `HTTP_${number}`;
export const NO_ANSWER = { network: 'NETWORK', timeout: 'TIMEOUT' } as const satisfies Record<string, NoAnswerCode>;

/** What came in place of an answer. */
export interface Trouble {
  code: FaultCode | NoAnswerCode;
  /** When the API takes the next question, where it said so. */
  retryAfterSeconds: number | null;
}

/**
 * Whether the same question can be answered when it is asked again: after how many seconds at the least, or null where no later try changes
 * anything. Of several errors in one answer, one that stays is enough, and the longest wait counts.
 */
export function triesAgain(troubles: readonly Trouble[]): number | null {
  if (!troubles.every(({ code }) => passes(code))) return null;
  return Math.max(0, ...troubles.map(({ retryAfterSeconds }) => retryAfterSeconds ?? 0));
}

function passes(code: Trouble['code']): boolean {
  const status = /^HTTP_(\d+)$/.exec(code)?.[1];
  return status === undefined ? PASSING.has(code) : isPassingStatus(Number(status));
}

/** Whether an answer over plain HTTP says that a later try may fare better. */
export const isPassingStatus = (status: number): boolean => status >= 500 || PASSING_STATUSES.has(status);

const PASSING: ReadonlySet<string> = new Set([
  FAULT.INTERNAL,
  FAULT.UPSTREAM_UNAVAILABLE,
  FAULT.RATE_LIMITED,
  NO_ANSWER.network,
  NO_ANSWER.timeout,
]);

/** Too slow, too early, too often. */
const PASSING_STATUSES: ReadonlySet<number> = new Set([408, 425, 429]);

/** The seconds of a header `Retry-After`, which holds them or a date. Null where it holds neither. `now` in milliseconds. */
export function readRetryAfter(header: string | null | undefined, now: number): number | null {
  if (header === null || header === undefined || header.trim() === '') return null;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null;
}
