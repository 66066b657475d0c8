const NO_PHONE_NUMBER =
  'This is not a phone number. Send it with its country code, like `+14155552671`; a number without one is read as a US number.';

/** Refusals about finishing and changing a profile, deleting an account, and the newsletter: when each occurs, and what to do. */
export const profileCodes = {
  USERNAME_FORMAT: 'The username is too short, too long, or has other characters than letters, digits and underscores.',
  USERNAME_TAKEN: 'Another account has this username, in upper or lower case. Choose another one.',
  PHONE_INVALID: NO_PHONE_NUMBER,
  USERNAME_INVALID:
    'The new username is too short, too long, has characters that are not allowed, or is the current one. Send 3 to 30 letters, digits, hyphens, underscores or exclamation marks.',
  USERNAME_IN_USE: 'Another account has or had this username, in upper or lower case. Choose another one.',
  USERNAME_CHANGED_TOO_OFTEN:
    'The username was changed too often lately. The message says how often it can be changed. Try again later.',
  MOBILE_MISSING: 'The new mobile number is empty. Send one with its country code, like `+14155552671`.',
  MOBILE_SAME: 'This is the current mobile number. Nothing was changed.',
  MOBILE_INVALID: NO_PHONE_NUMBER,
  LEAD_SOURCE_MISSING: 'Where the person heard about us is empty. Send a few words.',
  LEAD_SOURCE_TOO_LONG:
    'Where the person heard about us is too long. The message says how many characters are allowed.',
  LEAD_SOURCE_CHARACTERS: 'Where the person heard about us has line breaks or invisible characters. Remove them.',
  PROFILE_FINISHED: 'The profile was finished before, with other values. Read `viewer` to see the username.',
  DELETION_NOT_CONFIRMED: 'The confirmation is not exactly `DELETE`. Send that word.',
  ACCOUNT_DELETED:
    'The person deleted their account. The message says how long support can restore it; afterwards the address is free for a new account.',
  ACCOUNT_NOT_DELETED: 'The account is not deleted, or was restored before. There is nothing to restore.',
  ACCOUNT_REMOVED:
    'The account was deleted longer ago than the message says. Its data is removed and cannot be restored.',
  NEWSLETTER_LINK_INCOMPLETE: 'The link to unsubscribe was cut or changed. Copy the whole link from the e-mail.',
  NEWSLETTER_WORDING_UNKNOWN:
    'There is no such version of the newsletter’s wording. Show the one of `publicConfig`, and send its version.',
} as const;
