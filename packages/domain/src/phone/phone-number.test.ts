import { expect, test } from 'vitest';
import { phoneCountries, readPhoneNumber, type PhoneCountry } from './index.ts';

test.each<[string, PhoneCountry | undefined, string]>([
  ['4155552671', undefined, '+14155552671'],
  [' (415) 555-2671 ', undefined, '+14155552671'],
  ['[415] 555 2671', undefined, '+14155552671'],
  ['1-415-555-2671', undefined, '+14155552671'],
  ['+49 170 1234567', undefined, '+491701234567'],
  ['0170 1234567', 'DE', '+491701234567'],
  ['+1 415 555 2671', 'DE', '+14155552671'],
])('%j of %s is stored as %s', (given, country, stored) => {
  expect(readPhoneNumber(given, country)).toBe(stored);
});

test.each([
  '',
  ' ',
  '+',
  '12',
  '555-2671',
  '415555267',
  '41555526711',
  '+999 123456789',
  '415555CALL',
  'call 4155552671',
  '4155552671 ext. 5',
  '4155552671#',
  '+1+4155552671',
  '٤١٥٥٥٥٢٦٧١',
  '4'.repeat(10_000),
])('%j is no number', (given) => {
  expect(readPhoneNumber(given)).toBeNull();
});

test('every country has a calling code', () => {
  expect(phoneCountries()).toContainEqual({ country: 'US', callingCode: '1' });
  expect(phoneCountries().length).toBeGreaterThan(200);
});
