import { decodeBase64, parseAddress, type WebAddress } from '../kit/web.ts';
import { withoutCredential } from './address-credential.ts';

/** The pages before the panel: none of them is a place to return to. */
export const BEFORE_PANEL: ReadonlySet<string> = new Set([
  '/signin',
  '/signup',
  '/repass',
  '/fb-mail',
  '/username',
  '/enter',
]);

/** The gateway’s page that leads on to the `redirect` that it is given, if that is one of its configured origins. */
export const LEAVE_PATH = '/leave';

/**
 * Where to go after signing in (applications §2): the `redirect` parameter is a plain URL or base64 of JSON with
 * `continueUrl`. Returns a path of the panel with query and fragment, or an address of another origin. Only the panel
 * and the given origins (`https://…`) are accepted; everything else leads home.
 */
export function redirectTarget(redirect: string | null, panelOrigin: string, others: readonly string[]): string {
  const url = readRedirect(redirect, panelOrigin);
  if (url === null) return '/';
  if (url.origin !== panelOrigin) return others.includes(url.origin) ? withoutUserInfo(url.href) : '/';
  // A path that begins with two slashes would be read as a host the next time.
  if (url.pathname.startsWith('//') || BEFORE_PANEL.has(url.pathname)) return '/';
  return withoutUserInfo(url.pathname + url.search + url.hash);
}

/**
 * The same in the browser, which does not know the other origins: what might be one of them is left to the gateway’s
 * page.
 */
export function redirectTargetOfPanel(redirect: string | null, panelOrigin: string): string {
  const url = readRedirect(redirect, panelOrigin);
  const isElsewhere = url !== null && url.origin !== panelOrigin && /^https?:$/.test(url.protocol);
  return isElsewhere
    ? `${LEAVE_PATH}?redirect=${encodeURIComponent(url.href)}`
    : redirectTarget(redirect, panelOrigin, []);
}

/** Parsed like in the browser, to see through `//host`, `/\host` and `javascript:`. */
function readRedirect(redirect: string | null, panelOrigin: string): WebAddress | null {
  if (redirect === null || redirect === '') return null;
  const url = parseAddress(continueUrl(redirect) ?? redirect, panelOrigin);
  // A name before the host makes one address look like another.
  return url !== null && url.username === '' && url.password === '' ? url : null;
}

function continueUrl(redirect: string): string | null {
  if (!/^[\w+/=-]+$/.test(redirect)) return null;
  try {
    const parsed: unknown = JSON.parse(decodeBase64(redirect.replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof parsed !== 'object' || parsed === null || !('continueUrl' in parsed)) return null;
    return typeof parsed.continueUrl === 'string' ? parsed.continueUrl : null;
  } catch {
    // Not that format, so it is a plain URL.
    return null;
  }
}

const withoutUserInfo = (address: string): string => withoutCredential(address) ?? address;
