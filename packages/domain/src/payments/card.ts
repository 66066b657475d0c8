import { cardBrand, type CardBrand } from './brand.ts';
import { cardWords } from './words.ts';

/** A date until which a card can be used: to the end of that month. */
export interface CardExpiry {
  month: number;
  year: number;
}

/** A value that was read, or why it was not, in words for whoever typed it. */
export type CardRead<T> = { value: T; problem: null } | { value: null; problem: string };

/** As typed: with spaces and hyphens. */
export const cardDigits = (text: string): string => text.replaceAll(/[\s-]/g, '');

/** A number has as many digits as its brand, and its last one fits the others. */
export function readCardNumber(text: string): CardRead<{ digits: string; brand: CardBrand }> {
  const digits = cardDigits(text);
  if (digits === '') return wrong(cardWords.numberMissing);
  if (!/^\d{1,19}$/.test(digits)) return wrong(cardWords.numberInvalid);
  const brand = cardBrand(digits);
  if (!brand) return wrong(digits.length < 4 ? cardWords.numberIncomplete : cardWords.brandUnknown);
  const length = brand.groups.reduce((sum, group) => sum + group, 0);
  if (digits.length < length) return wrong(cardWords.numberIncomplete);
  if (digits.length > length || !fitsItsCheckDigit(digits)) return wrong(cardWords.numberInvalid);
  return { value: { digits, brand }, problem: null };
}

/** Luhn’s sum: from the right, every second digit counts twice, and the digits of that are added. */
export function fitsItsCheckDigit(digits: string): boolean {
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, at) => {
      const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

/** A card is not made for longer. */
const LONGEST_YEARS = 30;

/** A month and a year of two or four digits, not in the past: `08 / 29`, `8/2029`, `0829`. */
export function readCardExpiry(text: string, now: Date): CardRead<CardExpiry> {
  const plain = text.replaceAll(/\s/g, '');
  if (plain === '') return wrong(cardWords.expiryMissing);
  const parts = /^(\d{1,2})[/.-](\d{2}|\d{4})$/.exec(plain) ?? /^(\d{2})(\d{2}|\d{4})$/.exec(plain);
  const [month, given] = [Number(parts?.[1]), Number(parts?.[2])];
  if (!parts || month < 1 || month > 12) return wrong(cardWords.expiryIncomplete);
  const year = given < 100 ? given + 2000 : given;
  if (hasExpired({ month, year }, now)) return wrong(cardWords.expiryPast);
  if (year > now.getUTCFullYear() + LONGEST_YEARS) return wrong(cardWords.expiryFar);
  return { value: { month, year }, problem: null };
}

/** Whether its month is over, in UTC. */
export const hasExpired = ({ month, year }: CardExpiry, now: Date): boolean => Date.UTC(year, month) <= now.getTime();

/** Of a card whose brand is unknown, both lengths are accepted. */
export function readCardCvc(text: string, brand: CardBrand | null): CardRead<string> {
  const plain = text.trim();
  if (plain === '') return wrong(cardWords.cvcMissing);
  const isRight = /^\d{3,4}$/.test(plain) && (brand === null || plain.length === brand.cvcLength);
  return isRight ? { value: plain, problem: null } : wrong(cardWords.cvcIncomplete(brand?.cvcLength ?? 3));
}

const wrong = (problem: string): { value: null; problem: string } => ({ value: null, problem });
