/**
 * A session: `queued` for a place, `starting` its build, `connecting` its viewer, `live`, `reconnecting` after a line
 * that broke, and `ended`.
 */
export const SESSION_STATES = ['queued', 'starting', 'connecting', 'live', 'reconnecting', 'ended'] as const;
/** Where a session is between its request and its end. */
export type SessionState = (typeof SESSION_STATES)[number];

/** The states in which a session takes one of the account’s places. */
export const PLACED_STATES = ['starting', 'connecting', 'live', 'reconnecting'] as const;
export const takesPlace = (state: SessionState): boolean => PLACED_STATES.some((each) => each === state);
