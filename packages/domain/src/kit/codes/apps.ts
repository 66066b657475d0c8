/** Refusals about applications, their versions and the bin: when each occurs, and what to do. */
export const appCodes = {
  APP_NAME_MISSING: 'The name of the application is empty. Send one.',
  APP_NAME_CHARACTERS:
    'The name of the application has characters that are not allowed. Use letters, digits and underscores.',
  APP_NAME_TOO_LONG: 'The name of the application is too long. The message says how many characters are allowed.',
  APP_NAME_TAKEN:
    'Another application of the account has this name. Choose another one, or upload a new version of that application.',
  APP_NOT_FOUND: 'The application doesn’t exist, was deleted, or belongs to another account. Check the id or the name.',
  APP_NOT_READY: 'The application has no tested version yet. Wait until an upload of it has passed its test.',
  APP_VERSION_IN_PROGRESS: 'An upload of this application is already running. Wait for it or cancel it.',
  VERSION_IS_LATEST: 'The version is Latest, so it can’t be deleted. Make another version Latest first.',
  VERSION_NOT_FOUND: 'The version doesn’t exist, was deleted, or belongs to another application or account.',
  VERSION_NOT_TESTED:
    'The version hasn’t passed its test, so it can’t be served or deleted. Cancel its upload instead.',
  LATEST_CHANGED: 'Someone else changed what Latest serves since it was read. Read it again, then decide.',
  BIN_ITEM_NOT_FOUND: 'The item is not in the bin: it was restored or permanently removed. Read the bin again.',
  APP_IN_BIN: 'The application of this item is in the bin, too. Restore the application first.',
  NAME_TAKEN_SINCE: 'Something else has taken the name of this item since it was deleted. Rename or delete that first.',
} as const;
