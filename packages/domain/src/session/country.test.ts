import { expect, test } from 'vitest';
import { countryName, readCountry } from './index.ts';

test.each([
  ['DE', 'DE', 'Germany'],
  [' de ', 'DE', 'Germany'],
  ['us', 'US', 'United States'],
  ['XK', 'XK', 'Kosovo'],
])('%j is %s, %s', (given, code, name) => {
  expect(readCountry(given)).toBe(code);
  expect(countryName(code)).toBe(name);
});

test.each([undefined, '', 'XX', 'T1', 'ZZ', 'EU', 'XA', 'QQ', 'DEU', 'D', '12', 'D\n', 'ДЕ', 'ß', 'DE,US', '<b>'])(
  '%j is no country',
  (given) => {
    expect(readCountry(given)).toBeNull();
  },
);
