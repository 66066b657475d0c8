/** Refusals about links and notifications: when each occurs, and what to do. */
export const linkCodes = {
  LINK_NOT_FOUND: 'The link doesn’t exist, was deleted, or belongs to another account. Check the id.',
  LINK_CHANGED: 'Someone else changed the link since it was read. Read it again, then send the new `revision`.',
  LINK_VERSION_MISSING: 'Choose either a version or Latest: exactly one of `appVersionId` and `servesLatest`.',
  LINK_NAME_MISSING: 'The name of the link is empty. Send one.',
  LINK_NAME_CHARACTERS: 'The name of the link has invisible characters. Remove them.',
  LINK_NAME_TOO_LONG: 'The name of the link is too long. The message says how many characters are allowed.',
  LINK_NAME_TAKEN: 'Another link of the account has this name. Choose another one.',
  NOTIFICATION_NOT_FOUND: 'The notification doesn’t exist, was deleted, or belongs to another account.',
} as const;
