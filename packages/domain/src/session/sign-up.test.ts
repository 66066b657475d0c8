import { expect, test } from 'vitest';
import {
  checkCode,
  checkNewEmail,
  checkNewPassword,
  checkNewUsername,
  checkResetEmail,
  checkSamePassword,
  metPasswordRules,
} from './index.ts';

const codes = (violations: ReadonlyArray<{ code: string }>) => violations.map(({ code }) => code);

test.each(['nora@northlight.example', ' nora@northlight.example ', 'a+b@sub.example.org', 'ñ@exämple.org'])(
  '%j is an e-mail address',
  (email) => {
    expect(checkNewEmail(email)).toEqual([]);
    expect(checkResetEmail(email)).toEqual([]);
  },
);

test.each([
  '',
  'nora',
  'nora@',
  '@example.org',
  'nora@example',
  'nora@example.',
  'nora@.org',
  'a b@example.org',
  'a@b@example.org',
  'a@example.org, b@example.org',
  'a@example.org\r\nBcc: b@example.org',
  'a@example.org\u0000',
  'Nora <nora@example.org>',
  '"a"@example.org',
  `${'a'.repeat(250)}@example.org`,
])('%j is not an e-mail address', (email) => {
  expect(codes(checkNewEmail(email))).toEqual(['EMAIL_UNUSABLE']);
  expect(codes(checkResetEmail(email))).toEqual(['EMAIL_FORMAT']);
});

test.each(['abc', 'Anna_Lee', '0123', 'x'.repeat(30), '___'])('%s can be a username', (username) => {
  expect(checkNewUsername(username)).toEqual([]);
});

test.each(['', 'ab', 'x'.repeat(31), 'anna-lee', 'anna lee', 'anna!', 'ännä', 'a/b', '../x', 'anna\n', 'а_кириллица'])(
  '%j cannot',
  (username) => {
    expect(codes(checkNewUsername(username))).toEqual(['USERNAME_UNUSABLE']);
  },
);

test.each([
  ['Right-1-password', []],
  ['Ab1!efgh', []],
  ['Ab1 efgh', []],
  ['Ab1_efgh', []],
  ['Ab1!efg', ['length']],
  ['ab1!efgh', ['upper']],
  ['AB1!EFGH', ['lower']],
  ['Abc!efgh', ['digit']],
  ['Ab1cefgh', ['special']],
  ['', ['length', 'upper', 'lower', 'digit', 'special']],
])('%j misses %j', (password, missing) => {
  const met: readonly string[] = metPasswordRules(password);
  expect(['length', 'upper', 'lower', 'digit', 'special'].filter((rule) => !met.includes(rule))).toEqual(missing);
  expect(codes(checkNewPassword(password))).toEqual(missing.length === 0 ? [] : ['PASSWORD_WEAK']);
});

test('an overlong password is refused', () => {
  expect(codes(checkNewPassword(`Ab1!${'x'.repeat(300)}`))).toEqual(['PASSWORD_WEAK']);
});

test('two different entries are refused', () => {
  expect(checkSamePassword('Ab1!efgh', 'Ab1!efgh')).toEqual([]);
  expect(codes(checkSamePassword('Ab1!efgh', 'Ab1!efgH'))).toEqual(['PASSWORD_MISMATCH']);
});

test.each(['', '12345', '1234567', '12345a', ' 123456', '１２３４５６'])('%j is not a code', (code) => {
  expect(codes(checkCode(code))).toEqual(['CODE_WRONG']);
});
