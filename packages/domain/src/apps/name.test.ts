import { expect, test } from 'vitest';
import { appNameTaken, checkAppName } from './index.ts';

test.each([
  ['', 'Please fill your App name'],
  ['  ', 'Please fill your App name'],
  ['Alpine Villa', 'App name should not contain special characters or spaces'],
  ['Alpine-Villa', 'App name should not contain special characters or spaces'],
  ['Älpine', 'App name should not contain special characters or spaces'],
  ['../etc', 'App name should not contain special characters or spaces'],
  ['x'.repeat(65), 'An app name has at most 64 characters.'],
  ['x'.repeat(64), null],
  ['Alpine_Villa_2', null],
])('%j', (name, message) => {
  expect(checkAppName(name)[0]?.message ?? null).toBe(message);
});

test('a taken name is refused in the words of the specification', () => {
  expect(appNameTaken('Villa').message).toBe('You already have an app with named "Villa". Try updating it.');
});
