/**
 * Every `extensions.code` of a top-level error, with when it occurs and what to do. A fault is never about a single
 * input value: that is a refusal, in `userErrors`.
 */
export const faultCodes = {
  UNAUTHENTICATED:
    'The request has no credential, or one that is invalid, expired or revoked. Sign in again, or send a valid API key.',
  FORBIDDEN: 'The credential doesn’t allow this. Ask the owner of the account for more rights.',
  CASE_REQUIRED:
    'Support reads an account only within an open case of its own. Open one for this account with `supportCaseOpen`.',
  PROFILE_UNFINISHED:
    'The signed-in person has not chosen a username yet, and can do nothing before. Open `/username` in the panel.',
  RATE_LIMITED:
    'Too many requests, or a budget of points is spent. Wait for `retryAfterSeconds`, then send the same request again.',
  QUERY_TOO_COMPLEX: 'The document costs more than one request may. Request fewer fields or shorter lists.',
  BAD_USER_INPUT: 'A variable or an argument is malformed; the message says which. Correct it.',
  GRAPHQL_VALIDATION_FAILED: 'The document is not valid for this schema. Correct it.',
  PERSISTED_QUERY_NOT_FOUND: 'The hash of the document is unknown. Send the complete document.',
  PANEL_OUTDATED: 'The panel was updated since this page was loaded. Reload the page.',
  UPSTREAM_UNAVAILABLE:
    'A service doesn’t respond; `service` names it. Fields that depend on it are null. Try again in a moment.',
  INTERNAL: 'Something went wrong on our side. Try again; if it happens again, send support the `requestId`.',
} as const;

export type FaultCode = keyof typeof faultCodes;
