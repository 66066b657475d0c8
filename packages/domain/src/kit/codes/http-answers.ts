/**
 * Every `error.code` that files, streams and hooks return over plain HTTP, besides the codes of faults and refusals.
 */
export const httpCodes = {
  NOT_FOUND: 'There is nothing at this URL. Check it.',
  METHOD_NOT_ALLOWED: 'The method is not allowed here. The header `Allow` names the allowed one.',
  UNSUPPORTED: 'The content type is not supported here. The message names the right one.',
  TOO_LARGE: 'The body is too large. The message says the limit.',
  CUT_OFF: 'The body ended before its stated length. Send it again.',
  INPUT_MALFORMED: 'The body is malformed. The message says what is wrong with it.',
  RANGE_OUTSIDE: 'The range starts after the end of the file. Request a part of the file.',
  LENGTH_MISSING: 'The part was sent without its length. Send it with `Content-Length`.',
  PART_LINK_INVALID: 'The link is for another upload, part or size. Request a new one.',
  PART_LINK_EXPIRED: 'The link to send the part has expired. Request a new one.',
  PART_HASH_MISSING: 'The part was sent without its SHA-256. Send it in the header that the link names.',
  PART_HASH_DIFFERS: 'The bytes that arrived don’t have the stated SHA-256. Send the part again.',
  PART_TAKEN: 'The part is there already, with other bytes. Start a new upload for another file.',
  PART_UNDER_WAY: 'The part is being sent on another connection. Try again after `Retry-After` seconds.',
  LOG_NOT_READY: 'The session has not ended yet. Its log can be downloaded once it has.',
  STORE_FULL: 'The store has no space for the part at the moment. Try again later.',
} as const;

export type HttpCode = keyof typeof httpCodes;
