/** `userInfo` once signed people in through the URL: a permanent key in histories, logs and referrers. */
const CREDENTIAL = 'userinfo';
/** The parameter in which the pages before the panel keep another address. */
const NESTED = 'redirect';

/**
 * An address without `userInfo` in its query, in any case, also within the address in `redirect`; null if there is
 * none. The value is removed unread, before anything else is requested.
 */
export function withoutCredential(address: string): string | null {
  // One level: nobody is redirected to an address that redirects again.
  return strip(address, (part) => {
    const { name, value } = readPart(part);
    const kept = name === NESTED ? strip(value, (nested) => nested) : null;
    return kept === null ? part : `${NESTED}=${encodeURIComponent(kept)}`;
  });
}

/** Null if nothing was removed and `change` changed no part either. */
function strip(address: string, change: (part: string) => string): string | null {
  const [, path = '', query, hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
  if (query === undefined) return null;
  const parts = query.split('&').filter((part) => readPart(part).name.toLowerCase() !== CREDENTIAL);
  const kept = parts.map(change).join('&');
  if (kept === query) return null;
  return path + (kept === '' ? '' : `?${kept}`) + hash;
}

function readPart(part: string): { name: string; value: string } {
  const at = part.indexOf('=');
  return at < 0
    ? { name: decode(part), value: '' }
    : { name: decode(part.slice(0, at)), value: decode(part.slice(at + 1)) };
}

/** As browsers read a query: an invalid escape is taken literally. */
const decode = (text: string): string =>
  text.replaceAll('+', ' ').replaceAll(/(?:%[\dA-Fa-f]{2})+/g, (codes) => {
    try {
      return decodeURIComponent(codes);
    } catch {
      return codes;
    }
  });
