/**
 * The fault codes between the services and the gateway. The gateway translates some into codes of the API; callers
 * never see these.
 */
export const SERVICE_FAULT = {
  INPUT_MALFORMED: 'INPUT_MALFORMED',
  UNAUTHENTICATED: 'UNAUTHENTICATED',
  FORBIDDEN: 'FORBIDDEN',
  CASE_REQUIRED: 'CASE_REQUIRED',
  PROFILE_UNFINISHED: 'PROFILE_UNFINISHED',
  NOT_FOUND: 'NOT_FOUND',
  RATE_LIMITED: 'RATE_LIMITED',
  UNAVAILABLE: 'UNAVAILABLE',
  INTERNAL: 'INTERNAL',
} as const;
