import { describe, expect, test } from 'vitest';
import {
  brandName,
  cardBrand,
  CARD_FIELDS,
  DECLINE_REASONS,
  declineWords,
  fitsItsCheckDigit,
  groupCardNumber,
  hasExpired,
  readCardCvc,
  readCardExpiry,
  readCardForm,
  readCardNumber,
  TEST_CARDS,
  type CardForm,
} from './index.ts';

const now = new Date('2026-11-26T10:00:00Z');

test.each([
  ['', null],
  ['4', 'visa'],
  ['51', 'mastercard'],
  ['56', null],
  ['2220', null],
  ['2221', 'mastercard'],
  ['2720', 'mastercard'],
  ['2721', null],
  ['34', 'amex'],
  ['36', null],
])('a number that starts with %s is of %s', (start, code) => {
  expect(cardBrand(start)?.code ?? null).toBe(code);
});

test.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['378282246310005', '3782 822463 10005'],
  ['42424', '4242 4'],
  ['9', '9'],
])('%s is printed as %s', (digits, printed) => {
  expect(groupCardNumber(digits)).toBe(printed);
});

test('a brand that only a provider knows is a card', () => {
  expect([brandName('amex'), brandName('unionpay')]).toEqual(['American Express', 'Card']);
});

describe('a card number', () => {
  test.each([
    ['4242 4242 4242 4242', 'visa'],
    ['4242-4242-4242-4242', 'visa'],
    ['3782 822463 10005', 'amex'],
  ])('%s is accepted', (text, code) => {
    expect(readCardNumber(text).value?.brand.code).toBe(code);
  });

  test.each([
    [' ', 'Enter your card number.'],
    ['42', 'Your card number is incomplete.'],
    ['6', 'Your card number is incomplete.'],
    ['424242424242424', 'Your card number is incomplete.'],
    ['4242424242424241', 'Your card number is invalid.'],
    ['42424242424242424', 'Your card number is invalid.'],
    ['4242 4242 4242 424x', 'Your card number is invalid.'],
    ['٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢', 'Your card number is invalid.'],
    ['4'.repeat(10_000), 'Your card number is invalid.'],
    ['6011111111111117', 'Cards of this kind are not accepted. Use Visa, Mastercard or American Express.'],
  ])('%j is refused', (text, problem) => {
    expect(readCardNumber(text)).toEqual({ value: null, problem });
  });

  test('no two digits can be swapped, except 0 and 9', () => {
    expect(fitsItsCheckDigit('4242424242424242')).toBe(true);
    expect(fitsItsCheckDigit('2442424242424242')).toBe(false);
    expect(fitsItsCheckDigit('4000000000009995')).toBe(true);
  });
});

describe('an expiration date', () => {
  test.each([
    ['11/26', { month: 11, year: 2026 }],
    ['08 / 29', { month: 8, year: 2029 }],
    ['8/2029', { month: 8, year: 2029 }],
    ['0829', { month: 8, year: 2029 }],
    ['12.2056', { month: 12, year: 2056 }],
  ])('%s is accepted', (text, value) => {
    expect(readCardExpiry(text, now).value).toEqual(value);
  });

  test.each([
    ['', 'Enter your card’s expiration date.'],
    ['10/26', 'Your card’s expiration date is in the past.'],
    ['13/29', 'Enter the expiration date as month and year, such as 08 / 29.'],
    ['00/29', 'Enter the expiration date as month and year, such as 08 / 29.'],
    ['8', 'Enter the expiration date as month and year, such as 08 / 29.'],
    ['01/57', 'Your card’s expiration year is invalid.'],
  ])('%j is refused', (text, problem) => {
    expect(readCardExpiry(text, now)).toEqual({ value: null, problem });
  });

  test('a card is good to the last moment of its month', () => {
    const card = { month: 12, year: 2026 };
    expect(hasExpired(card, new Date('2026-12-31T23:59:59.999Z'))).toBe(false);
    expect(hasExpired(card, new Date('2027-01-01T00:00:00Z'))).toBe(true);
  });
});

test.each([
  ['123', '4', null],
  ['1234', '4', 'Your card’s security code has 3 digits.'],
  ['123', '34', 'Your card’s security code has 4 digits.'],
  ['1234', '34', null],
  ['1234', '', null],
  ['', '4', 'Enter your card’s security code.'],
  ['12a', '4', 'Your card’s security code has 3 digits.'],
])('the security code %j of a card that starts with %j: %s', (text, start, problem) => {
  expect(readCardCvc(text, cardBrand(start)).problem).toBe(problem);
});

describe('a form', () => {
  const right: CardForm = {
    email: 'billing@northlight.example',
    number: '4242 4242 4242 4242',
    expiry: '08 / 29',
    cvc: '123',
    name: 'Nora Lindqvist',
    country: 'US',
    zip: '78701',
  };

  test('all of it right: the card, without its number', () => {
    const { card } = readCardForm(right, now);
    expect(card).toMatchObject({ last4: '4242', expiry: { month: 8, year: 2029 }, brand: { code: 'visa' } });
  });

  test.each<[keyof CardForm, string, string]>([
    ['email', 'billing', 'Enter an e-mail address such as name@example.com.'],
    ['number', '4111 1111 1111 1111', 'This page is a test: use one of the test cards listed below.'],
    ['name', ' ', 'Enter the name on the card.'],
    ['name', 'N'.repeat(101), 'Enter a name of at most 100 characters.'],
    ['country', 'XX', 'Choose a country.'],
    ['zip', '7870', 'Enter a ZIP code such as 78701.'],
  ])('%s %j is refused', (field, value, problem) => {
    expect(readCardForm({ ...right, [field]: value }, now).problems).toMatchObject({ [field]: problem });
  });

  test('a ZIP code is optional outside of the United States, and short', () => {
    expect(readCardForm({ ...right, country: 'DE', zip: '' }, now).problems).toBeNull();
    expect(readCardForm({ ...right, country: 'DE', zip: '1'.repeat(13) }, now).problems).not.toBeNull();
  });

  test('everything wrong is said at once', () => {
    const empty = { email: '', number: '', expiry: '', cvc: '', name: '', country: '', zip: '' };
    const { problems } = readCardForm(empty, now);
    expect(CARD_FIELDS.filter((field) => problems?.[field])).toEqual(CARD_FIELDS.filter((field) => field !== 'zip'));
  });
});

test('every test card is a number that a form accepts, and each behaves in its own way', () => {
  for (const { number } of TEST_CARDS) expect(readCardNumber(number).problem).toBeNull();
  expect(new Set(TEST_CARDS.map(({ number }) => number)).size).toBe(TEST_CARDS.length);
  const outcomes = new Set(TEST_CARDS.map(({ atCheckout }) => atCheckout));
  expect(outcomes).toEqual(new Set(['succeeded', ...DECLINE_REASONS]));
});

test('every reason says what to do next', () => {
  for (const reason of DECLINE_REASONS) expect(declineWords(reason)).toMatch(/\b(Try|try) /);
});
