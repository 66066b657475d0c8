import { expect, test } from 'vitest';
import { checkPhoneNumber, checkLeadSource, checkProfileUsername, MAX_LEAD_SOURCE } from './index.ts';

test.each(['', 'ab', 'a'.repeat(31), 'anna lee', 'anna-lee', 'anna!', 'ännä', ' anna'])('%j is no username', (name) => {
  expect(checkProfileUsername(name).map(({ message }) => message)).toEqual([
    "Username should not contain spaces, special characters and can't be empty",
  ]);
});

test.each(['abc', 'a'.repeat(30), 'Anna_Lee_2'])('%s is a username', (name) => {
  expect(checkProfileUsername(name)).toEqual([]);
});

test.each([
  ['', 'LEAD_SOURCE_MISSING'],
  [' \t', 'LEAD_SOURCE_MISSING'],
  ['x'.repeat(MAX_LEAD_SOURCE + 1), 'LEAD_SOURCE_TOO_LONG'],
  ['a\nb', 'LEAD_SOURCE_CHARACTERS'],
  ['a\u202Eb', 'LEAD_SOURCE_CHARACTERS'],
])('%j is refused', (given, code) => {
  expect(checkLeadSource(given).map((each) => each.code)).toEqual([code]);
});

test.each(['A colleague', 'x'.repeat(MAX_LEAD_SOURCE), 'Unreal Fest 🎉'])(
  '%s says where somebody heard about us',
  (given) => {
    expect(checkLeadSource(given)).toEqual([]);
  },
);

test.each([
  ['+1 415 555 2671', []],
  ['0170 1234567', [{ message: 'Mobile number is not valid!', field: ['phoneNumber'] }]],
])('a phone number %j', (given, refused) => {
  expect(checkPhoneNumber(given)).toMatchObject(refused);
});
