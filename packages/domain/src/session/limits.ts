/** Access §5: how long a username may be. It becomes part of links. */
export const USERNAME_LENGTH = { least: 3, most: 30 } as const;
/** Access §5: how long a new password must be; longer ones than the most would only cost time to hash. */
export const PASSWORD_LENGTH = { least: 8, most: 256 } as const;

/** A person who is signed in on more devices at once is a script: the session that was opened first ends. Each has a budget of its own. */
export const MAX_SESSIONS = 100;
