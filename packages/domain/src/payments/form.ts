import { getCountries } from 'libphonenumber-js/min';
import { isEmail } from '../session/index.ts';
import type { CardBrand } from './brand.ts';
import { readCardCvc, readCardExpiry, readCardNumber, type CardExpiry } from './card.ts';
import { PAYMENT_LIMITS } from './limits.ts';
import { testCard, type TestCard } from './cards-for-tests.ts';
import { cardWords } from './words.ts';

/** The fields of a page that takes a card, in their order. */
export const CARD_FIELDS = ['email', 'number', 'expiry', 'cvc', 'name', 'country', 'zip'] as const;
export type CardField = (typeof CARD_FIELDS)[number];

/** What was typed on a page that takes a card. */
export type CardForm = Record<CardField, string>;

/** The card behind a form: what is kept of it, and how it behaves. */
export interface EnteredCard {
  test: TestCard;
  brand: CardBrand;
  last4: string;
  expiry: CardExpiry;
}

/** What is wrong with a form, by field. */
export type CardProblems = Partial<Record<CardField, string>>;

/** Where ZIP codes are required. */
const ZIP_COUNTRY = 'US';
const NAME_LENGTH = 100;
const ZIP_LENGTH = 12;

/** ISO codes of the countries of cards. */
export const cardCountries = (): readonly string[] => getCountries();

/** The card that was entered, or every problem with the form. Only test cards are accepted. */
export function readCardForm(
  form: CardForm,
  now: Date,
): { card: EnteredCard; problems: null } | { card: null; problems: CardProblems } {
  const number = readCardNumber(form.number);
  const expiry = readCardExpiry(form.expiry, now);
  const cvc = readCardCvc(form.cvc, number.value?.brand ?? null);
  const test = number.value && testCard(number.value.digits);
  const found: Record<CardField, string | null> = {
    email:
      isEmail(form.email.trim()) && form.email.length <= PAYMENT_LIMITS.emailLength ? null : cardWords.emailInvalid,
    number: number.problem ?? (test ? null : cardWords.notATestCard),
    expiry: expiry.problem,
    cvc: cvc.problem,
    name: checkName(form.name.trim()),
    country: cardCountries().includes(form.country) ? null : cardWords.countryMissing,
    zip: checkZip(form.zip.trim(), form.country),
  };
  const problems: CardProblems = {};
  for (const field of CARD_FIELDS) problems[field] = found[field] ?? undefined;
  if (!number.value || !test || !expiry.value || CARD_FIELDS.some((field) => found[field] !== null)) {
    return { card: null, problems };
  }
  const { digits, brand } = number.value;
  return { card: { test, brand, last4: digits.slice(-4), expiry: expiry.value }, problems: null };
}

function checkName(name: string): string | null {
  if (name === '') return cardWords.nameMissing;
  return name.length > NAME_LENGTH ? cardWords.nameLong(NAME_LENGTH) : null;
}

function checkZip(zip: string, country: string): string | null {
  if (country === ZIP_COUNTRY) return /^\d{5}(?:-\d{4})?$/.test(zip) ? null : cardWords.zipInvalid;
  return zip.length > ZIP_LENGTH ? cardWords.zipLong(ZIP_LENGTH) : null;
}
