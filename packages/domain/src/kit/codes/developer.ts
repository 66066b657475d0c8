/** Refusals about API keys and tokens for clients: when each occurs, and what to do. */
export const developerCodes = {
  KEY_NOT_FOUND: 'The key doesn’t exist, has expired, was revoked, or belongs to another account.',
  KEY_NAME_MISSING: 'The name of the key is empty. Send one.',
  KEY_NAME_CHARACTERS: 'The name of the key has invisible characters. Remove them.',
  KEY_NAME_TOO_LONG: 'The name of the key is too long. The message says how many characters are allowed.',
  KEY_LIMIT_REACHED: 'The account has as many active keys as it may have. Revoke one that is no longer used.',
  KEY_ONLY_STREAMS: 'The key is for streams and cannot use the API. Choose another one.',
  GRAPHIQL_LIMIT_REACHED: 'GraphiQL was opened with a key of the account too often within an hour. Try again later.',
  TOKEN_EXPIRY_MISSING: 'The expiry of the token is missing. Send it in minutes.',
  TOKEN_EXPIRY_RANGE: 'The expiry is not a whole number of minutes within the limit that the message names.',
  TOKEN_OBJECT_INVALID: 'The text is not a JSON object. Correct it; a list or a single value is not accepted.',
  TOKEN_OBJECT_TOO_LARGE: 'The JSON object is too large. The message says how large it may be.',
  TOKEN_INVALID:
    'The token was not signed by us, was changed, or has expired. Request a new one from the account’s owner.',
  TOKEN_USED: 'The token was redeemed before. A token can be redeemed once.',
} as const;
