import type { FaultCode } from './faults.ts';

/**
 * The fault codes by name, for code that returns or compares one. Without their meanings, which the panel need not
 * load.
 */
export const FAULT = {
  UNAUTHENTICATED: 'UNAUTHENTICATED',
  FORBIDDEN: 'FORBIDDEN',
  CASE_REQUIRED: 'CASE_REQUIRED',
  PROFILE_UNFINISHED: 'PROFILE_UNFINISHED',
  RATE_LIMITED: 'RATE_LIMITED',
  QUERY_TOO_COMPLEX: 'QUERY_TOO_COMPLEX',
  BAD_USER_INPUT: 'BAD_USER_INPUT',
  GRAPHQL_VALIDATION_FAILED: 'GRAPHQL_VALIDATION_FAILED',
  PERSISTED_QUERY_NOT_FOUND: 'PERSISTED_QUERY_NOT_FOUND',
  PANEL_OUTDATED: 'PANEL_OUTDATED',
  UPSTREAM_UNAVAILABLE: 'UPSTREAM_UNAVAILABLE',
  INTERNAL: 'INTERNAL',
} as const satisfies { [Code in FaultCode]: Code };

/** Whether a foreign text is the code of a fault. */
export const isFaultCode = (code: unknown): code is FaultCode => typeof code === 'string' && Object.hasOwn(FAULT, code);

/** Whether a fault is of ours: nothing that its caller does differently avoids it. */
export const isFaultOfOurs = (code: unknown): boolean => code === FAULT.INTERNAL || code === FAULT.UPSTREAM_UNAVAILABLE;

/** The code of an API error. An unknown one counts as a fault of ours. */
export const readFaultCode = (code: unknown): FaultCode => (isFaultCode(code) ? code : FAULT.INTERNAL);
