/** Active keys of an account, of all kinds, those in their overlap included. */
export const MAX_KEYS = 50;
export const MAX_KEY_NAME_LENGTH = 60;
export const MAX_KEY_DAYS = 365;
/** What the panel offers; null never expires. */
export const KEY_DAYS = [30, 90, 365, null] as const;
/** How long a replaced key may keep working. */
export const MAX_OVERLAP_HOURS = 7 * 24;
/** What the panel offers. */
export const OVERLAP_HOURS = [0, 1, 24, MAX_OVERLAP_HOURS] as const;
/** The applications that one key can be limited to. */
export const MAX_KEY_APPS = 20;
/** For how long a token for GraphiQL carries the rights of a key. */
export const GRAPHIQL_TOKEN_SECONDS = 3_600;
/** Unexpired ones of an account. */
export const MAX_GRAPHIQL_TOKENS = 50;
/** A token for a client lives for a day at most. */
export const MAX_TOKEN_MINUTES = 24 * 60;
export const MAX_TOKEN_OBJECT_BYTES = 4 * 1024;
/** Attempts to redeem a token that one client address has in a minute, besides the successful ones. */
export const WRONG_TOKENS_PER_ADDRESS = 60;
/** How long tokens are signed with one key. */
export const SIGNING_KEY_DAYS = 30;
/** A key is published until the last token that it signed has expired. */
export const KEY_PUBLISHED_SECONDS = SIGNING_KEY_DAYS * 86_400 + MAX_TOKEN_MINUTES * 60;
