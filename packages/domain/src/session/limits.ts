/** Access §5: the length of a username. It becomes part of links. */
export const USERNAME_LENGTH = { least: 3, most: 30 } as const;
/** Access §5: the length of a new password. A longer one would only cost time to hash. */
export const PASSWORD_LENGTH = { least: 8, most: 256 } as const;

/**
 * Nobody is signed in on more devices at once; a script may be. Above it the oldest session ends. Each session has its
 * own budget.
 */
export const MAX_SESSIONS = 100;
