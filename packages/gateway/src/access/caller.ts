import type { IncomingMessage } from 'node:http';
import { tokenKind } from '@launchyard/domain/session';

/** The caller as the request claims; the services verify it. */
export interface ClaimedCaller {
  /** Unset: anonymous. */
  token: string | undefined;
  /**
   * Whether the token came in the panel’s cookie: only then may one be set or cleared. Also true for a browser that is
   * not signed in.
   */
  isBrowser: boolean;
  /** The account to act in; unset: the caller’s own. */
  account: string | undefined;
  clientAddress: string;
  /** The browser’s device token; only the services check it. */
  device?: string | undefined;
  /** What the browser calls itself; to be shown only. */
  userAgent?: string | undefined;
  /** The country that a trusted proxy says it is in; null or unset if none does. */
  country?: string | null;
}

/**
 * Reads a credential: `Authorization` wins over the cookie, which only holds sessions. Null if the header is present
 * but not a bearer token.
 */
export function readCaller(given: {
  authorization: string | undefined;
  cookieToken: string | undefined;
  account: string | undefined;
  clientAddress: string;
}): ClaimedCaller | null {
  const { clientAddress } = given;
  const account = readAccount(given.account);
  const token = readToken(given.authorization, given.cookieToken);
  return token === null ? null : { token, isBrowser: given.authorization === undefined, account, clientAddress };
}

/** The token of a credential; null if the header is no bearer token, undefined without a credential. */
export function readToken(
  authorization: string | undefined,
  cookieToken: string | undefined,
): string | null | undefined {
  if (authorization !== undefined) return /^Bearer ([\w-]{1,512})$/i.exec(authorization)?.[1] ?? null;
  return tokenKind(cookieToken ?? '') === 'session' ? cookieToken : undefined;
}

/** No account has this id: acting in it is refused like for every foreign account. */
const NOBODYS_ACCOUNT = 'acc_nobodys';

/**
 * Text that cannot be an account’s id never becomes part of a header: it is answered like an account in which nobody
 * may act. So is an empty text, such as a variable that a script forgot to set.
 */
function readAccount(given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  return /^[\w-]{1,64}$/.test(given) ? given : NOBODYS_ACCOUNT;
}

/** A header that may occur once; repeated, it counts as missing. */
export function singleHeader(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
