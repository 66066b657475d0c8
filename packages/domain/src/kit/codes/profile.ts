/** Refusals about finishing a profile and the newsletter: when each occurs, and what to do. */
export const profileCodes = {
  USERNAME_FORMAT: 'The username is too short, too long, or has other characters than letters, digits and underscores.',
  USERNAME_TAKEN: 'Another account has this username, in upper or lower case. Choose another one.',
  PHONE_INVALID:
    'This is not a phone number. Send it with its country code, like `+14155552671`; without one it is of the USA.',
  LEAD_SOURCE_MISSING: 'Where the person heard about us is empty. Send a few words.',
  LEAD_SOURCE_TOO_LONG:
    'Where the person heard about us is too long. The message says how many characters are allowed.',
  LEAD_SOURCE_CHARACTERS: 'Where the person heard about us has line breaks or invisible characters. Remove them.',
  PROFILE_FINISHED: 'The profile was finished before, with other values. Read `viewer` to see the username.',
  NEWSLETTER_LINK_INCOMPLETE: 'The link to unsubscribe was cut or changed. Copy the whole link from the e-mail.',
  NEWSLETTER_WORDING_UNKNOWN:
    'There is no such version of the newsletter’s wording. Show the one of `publicConfig`, and send its version.',
} as const;
