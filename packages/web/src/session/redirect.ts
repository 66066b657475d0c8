import { withoutCredential } from '@launchyard/domain/session';
import { BEFORE_PANEL } from './addresses.ts';

/**
 * Where to go after signing in (applications §2): the `redirect` parameter is a plain URL or base64
 * of JSON with `continueUrl`. Only URLs of this panel are accepted; everything else leads home.
 * Returns a path with query and fragment.
 */
export function redirectTarget(redirect: string | null, origin: string): string {
  if (redirect === null || redirect === '') return '/';
  return samePanel(continueUrl(redirect) ?? redirect, origin) ?? '/';
}

function continueUrl(redirect: string): string | null {
  if (!/^[\w+/=-]+$/.test(redirect)) return null;
  try {
    const parsed: unknown = JSON.parse(atob(redirect.replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof parsed !== 'object' || parsed === null || !('continueUrl' in parsed)) return null;
    return typeof parsed.continueUrl === 'string' ? parsed.continueUrl : null;
  } catch {
    // Not that format, so it is a plain URL.
    return null;
  }
}

/** Parsed like in the browser, to see through `//host`, `/\host` and `javascript:`. */
function samePanel(address: string, origin: string): string | null {
  if (!URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  // A path that begins with two slashes would be read as a host the next time.
  if (url.origin !== origin || url.pathname.startsWith('//') || BEFORE_PANEL.has(url.pathname)) return null;
  const path = url.pathname + url.search + url.hash;
  return withoutCredential(path) ?? path;
}
