import { expect, test } from 'vitest';
import { checkChangedPhone, checkChangedUsername } from './change.ts';

test.each([
  ['anna', []],
  ['anna-lee', []],
  ['Anna_Lee!', []],
  ['NORTHLIGHT', []],
  ['a'.repeat(30), []],
  ['northlight', ['Username is not valid']],
  ['ab', ['Username is not valid']],
  ['a'.repeat(31), ['Username is not valid']],
  ['anna lee', ['Username is not valid']],
  ['änna', ['Username is not valid']],
  ['anna/lee', ['Username is not valid']],
  ['anna\n', ['Username is not valid']],
  ['', ['Username is not valid']],
])('a username %j in place of northlight', (username, messages) => {
  expect(checkChangedUsername(username, 'northlight').map(({ message }) => message)).toEqual(messages);
});

test.each([
  ['+49 (170) 123-4567', []],
  ['+1 415 555 2672', []],
  ['+14155552671', ['You have entered the same mobile number']],
  ['(415) 555-2671', ['You have entered the same mobile number']],
  [' ', ['Please enter a mobile number']],
  ['()[]-', ['Please enter a mobile number']],
  ['0170 1234567', ['Mobile number is not valid']],
  ['+0170 1234567', ['Mobile number is not valid']],
  ['+1', ['Mobile number is not valid']],
  ['+49 170 1234567 1234567', ['Mobile number is not valid']],
  ['call me', ['Mobile number is not valid']],
  ['+1 415 555 2671;ext=1', ['Mobile number is not valid']],
])('a mobile number %j in place of +14155552671', (given, messages) => {
  expect(checkChangedPhone(given, '+14155552671').map(({ message }) => message)).toEqual(messages);
});
