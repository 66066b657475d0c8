/** The length of the reason for a change to somebody’s account. */
export const MAX_REASON_LENGTH = 500;

/** The least that a reason to look into an account needs, in characters. */
export const MIN_CASE_REASON_LENGTH = 5;

/** The length of the name of who gave a consent. */
export const MAX_CONSENT_NAME = 100;

/** A case ends this long after it was opened or renewed. */
export const CASE_MINUTES = 60;

/** However often it is renewed, a case ends this long after it was opened. */
export const MAX_CASE_HOURS = 24;

/** How many accounts a colleague may look up in an hour to open a case, found or not. */
export const CASE_LOOK_UPS_PER_HOUR = 60;

/**
 * How many accounts of one person support sees: their own first, then those in which they are a member. Nobody is in
 * that many teams.
 */
export const MOST_ACCOUNTS_OF_A_PERSON = 20;

/** How many stuck uploads, and how many e-mails, are read at once: nobody looks through a longer list. */
export const MOST_STUCK = 50;
export const MOST_MAILS = 50;
