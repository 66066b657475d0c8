/** The length of the reason for a change to somebody’s account. */
export const MAX_REASON_LENGTH = 500;

/**
 * How many accounts of one person support sees: their own first, then those in which they are a member. Nobody is in
 * that many teams.
 */
export const MOST_ACCOUNTS_OF_A_PERSON = 20;
