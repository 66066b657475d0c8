/** Refusals about signing in and up, accounts and support: when each occurs, and what to do. */
export const sessionCodes = {
  INCORRECT_CREDENTIALS: 'The e-mail address or the password is wrong. Correct it, or reset the password.',
  TOO_MANY_ATTEMPTS: 'Too many attempts from this address or for this person. Wait before trying again.',
  EMAIL_REQUIRED: 'The e-mail address is empty. Send one.',
  EMAIL_FORMAT: 'This is not an e-mail address. Correct it.',
  EMAIL_UNUSABLE: 'The e-mail address is malformed or has an account already. Use another one, or sign in.',
  EMAIL_UNKNOWN: 'No account has this e-mail address. Check the spelling.',
  USERNAME_UNUSABLE: 'The username is malformed or taken. Choose another one.',
  LOOK_UP_EMPTY: 'Neither an e-mail address nor a username was given. Send at least one.',
  PASSWORD_WEAK: 'The password is too short or too simple. The message says what it needs.',
  PASSWORD_MISMATCH: 'The two passwords differ. Type the second one again.',
  CODE_WRONG: 'The one-time code is wrong. Type it again; after a few wrong ones it stops working.',
  CODE_USED_UP: 'The one-time code has expired, was used, or was mistyped too often. Request a new one.',
  SIGN_IN_CODE_EXPIRED:
    'The code to sign in with is older than a minute, was used, or its maker signed out. Make another one.',
  SESSION_ENDED: 'The session has ended already, or is not the caller’s. Read the list of sessions again.',
  RESET_EXPIRED: 'The link to reset a password has expired or was used. Request a new one.',
  ACCOUNT_NOT_FOUND: 'No account has this id. Look it up by e-mail address or username.',
  REASON_MISSING: 'Support gave no reason for a change. Write one that the customer may read.',
  REASON_TOO_LONG: 'The reason is too long. The message says how many characters are allowed.',
  REASON_CHARACTERS: 'The reason has line breaks or invisible characters. Write it on one line.',
} as const;
