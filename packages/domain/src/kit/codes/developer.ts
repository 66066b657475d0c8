/** Refusals about API keys: when each occurs, and what to do. */
export const developerCodes = {
  KEY_NOT_FOUND: 'The key doesn’t exist, has expired, was revoked, or belongs to another account.',
  KEY_NAME_MISSING: 'The name of the key is empty. Send one.',
  KEY_NAME_CHARACTERS: 'The name of the key has invisible characters. Remove them.',
  KEY_NAME_TOO_LONG: 'The name of the key is too long. The message says how many characters are allowed.',
  KEY_LIMIT_REACHED: 'The account has as many active keys as it may have. Revoke one that is no longer used.',
} as const;
