/** Of the reason for what is done to somebody's account. */
export const MAX_REASON_LENGTH = 500;
