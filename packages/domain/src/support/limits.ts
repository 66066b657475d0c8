/** Of the reason for what is done to somebody's account. */
export const MAX_REASON_LENGTH = 500;

/** Shown to support of one person: their own account, then those whose member they are. Nobody is in so many teams. */
export const MOST_ACCOUNTS_OF_A_PERSON = 20;
