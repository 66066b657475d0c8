import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min';

/** A country by its ISO code: `US`. */
export type PhoneCountry = CountryCode;

/** Access §5: the country of a number that does not name one. */
export const DEFAULT_PHONE_COUNTRY: PhoneCountry = 'US';

/** Every country with its calling code: `US`, `1`. */
export const phoneCountries = (): { country: PhoneCountry; callingCode: string }[] =>
  getCountries().map((country) => ({ country, callingCode: getCountryCallingCode(country) }));

/** Without spaces, brackets and dashes. */
export const stripPhoneNumber = (given: string): string => given.replaceAll(/[\s()[\]-]/g, '');

/**
 * Access §5: spaces, brackets and dashes are stripped, then the number is validated. Returns it as it is stored,
 * `+14155552671`; null if it is not valid. A number without `+` is one of the country.
 */
export function readPhoneNumber(given: string, country: PhoneCountry = DEFAULT_PHONE_COUNTRY): string | null {
  const stripped = stripPhoneNumber(given);
  if (!/^\+?\d{1,20}$/.test(stripped)) return null;
  const found = parsePhoneNumberFromString(stripped, { defaultCountry: country, extract: false });
  return found?.isValid() ? found.number : null;
}
