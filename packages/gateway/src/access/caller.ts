import type { IncomingMessage } from 'node:http';

/** Who asks, as the request says it; the services decide whether it is true. */
export interface Caller {
  /** Unset: nobody. */
  token: string | undefined;
  /** Whether the token came in the panel's cookie: only then may one be set or cleared. Also true for a browser that is not signed in. */
  isBrowser: boolean;
  /** Whether the token has the form of a key for programs. */
  isKey: boolean;
  /** The account they want to act in; unset: their own. */
  account: string | undefined;
  clientAddress: string;
}

/** Reads a credential: `Authorization` wins over the cookie. Null when the header is there and is no bearer token. */
export function readCaller(given: {
  authorization: string | undefined;
  cookieToken: string | undefined;
  account: string | undefined;
  clientAddress: string;
}): Caller | null {
  const { account, clientAddress } = given;
  if (given.authorization === undefined) {
    return { token: given.cookieToken, isBrowser: true, isKey: false, account, clientAddress };
  }
  const token = /^Bearer ([\w-]{1,512})$/i.exec(given.authorization)?.[1];
  if (token === undefined) return null;
  return { token, isBrowser: false, isKey: /^lyk_|^lyst_/.test(token), account, clientAddress };
}

/** A header that may stand once; several values of one name are no value. */
export function singleHeader(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
