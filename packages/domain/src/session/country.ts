/**
 * The country that a proxy says a visitor is in: an ISO 3166-1 alpha-2 code in capitals. Null for anything else, also
 * for the codes by which proxies say that they do not know (XX) or hide it (T1, the Tor network). Only to be shown.
 */
export function readCountry(given: string | undefined): string | null {
  const [letters] = /^[a-z]{2}$/i.exec(given?.trim() ?? '') ?? [];
  const code = letters?.toUpperCase();
  return code !== undefined && !NO_COUNTRIES.has(code) && NAMES.of(code) !== undefined ? code : null;
}

/** The English name of a country’s code; the code itself if it has none. */
export const countryName = (code: string): string => NAMES.of(code) ?? code;

/** Codes without a place: unknown ones, and test locales of the Unicode consortium, which have names. */
const NO_COUNTRIES = new Set(['XX', 'ZZ', 'XA', 'XB', 'EU', 'EZ', 'UN', 'QO']);
const NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
