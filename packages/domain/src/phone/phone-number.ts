import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min';
import type { Violation } from '../kit/index.ts';
import { profileViolations } from '../profile/index.ts';

/** A country by its ISO code: `US`. */
export type PhoneCountry = CountryCode;

/** Access §5: the country of a number that does not name one. */
export const DEFAULT_PHONE_COUNTRY: PhoneCountry = 'US';

/** Every country with its calling code: `US`, `1`. */
export const phoneCountries = (): { country: PhoneCountry; callingCode: string }[] =>
  getCountries().map((country) => ({ country, callingCode: getCountryCallingCode(country) }));

/**
 * Access §5: spaces, brackets and dashes are stripped, then the number is validated. Returns it as it is stored,
 * `+14155552671`; null if it is not valid. A number without `+` is one of the country.
 */
export function readPhoneNumber(given: string, country: PhoneCountry = DEFAULT_PHONE_COUNTRY): string | null {
  const stripped = given.replaceAll(/[\s()[\]-]/g, '');
  if (!/^\+?\d{1,20}$/.test(stripped)) return null;
  const found = parsePhoneNumberFromString(stripped, { defaultCountry: country, extract: false });
  return found?.isValid() ? found.number : null;
}

export const checkPhoneNumber = (given: string): Violation[] =>
  readPhoneNumber(given) === null ? [profileViolations.phoneInvalid] : [];
