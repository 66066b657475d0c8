/**
 * Every `error.code` that files, streams and hooks return over plain HTTP, besides the codes of faults and refusals.
 */
export const httpCodes = {
  NOT_FOUND: 'There is nothing at this address. Check it.',
  METHOD_NOT_ALLOWED: 'The address takes another method; the header `Allow` names it.',
  UNSUPPORTED: 'The body has another content type than the address takes. The message names the right one.',
  TOO_LARGE: 'The body is larger than the address takes. The message says the limit.',
  CUT_OFF: 'The body ended before its stated length. Send it again.',
  INPUT_MALFORMED: 'The body is not what the address takes; the message says what is wrong with it.',
  RANGE_OUTSIDE: 'The range begins after the end of the file. Ask for a part of it.',
  LENGTH_MISSING: 'The part was sent without its length. Send it with `Content-Length`.',
  PART_LINK_INVALID: 'The link is for another upload, part or size. Ask for a new one.',
  PART_LINK_EXPIRED: 'The link to send the part has expired. Ask for a new one.',
  PART_HASH_MISSING: 'The part was sent without its SHA-256. Send it in the header that the link names.',
  PART_HASH_DIFFERS: 'The bytes that arrived don’t have the stated SHA-256. Send the part again.',
  PART_TAKEN: 'The part is there already, with other bytes. Start a new upload for another file.',
  PART_UNDER_WAY: 'The part is being sent on another connection. Try again after `Retry-After` seconds.',
  STORE_FULL: 'The store has no room for the part at the moment. Try again in a while.',
} as const;

export type HttpCode = keyof typeof httpCodes;
