import { assert, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isEmail, mailAddress, normalizeEmail } from './index.ts';

describe('an address has one form', () => {
  test.each([
    ['nora@northlight.example', 'nora@northlight.example'],
    [' Nora@NorthLight.Example ', 'nora@northlight.example'],
    ['alice@exaｍple.org', 'alice@example.org'],
    ['alice@ｅｘａｍｐｌｅ．ｏｒｇ', 'alice@example.org'],
    ['alice@example。org', 'alice@example.org'],
    ['alice@examp\u2113e.org', 'alice@example.org'],
    ['alice@exam\u00ADple.org', 'alice@example.org'],
    ['alice@exam\u200Bple.org', 'alice@example.org'],
    ['alice@exam\u2060ple.org', 'alice@example.org'],
    ['nora@müller.example', 'nora@xn--mller-kva.example'],
    ['nora@mu\u0308ller.example', 'nora@xn--mller-kva.example'],
    ['nora@MÜLLER.example', 'nora@xn--mller-kva.example'],
    ['nora@xn--mller-kva.example', 'nora@xn--mller-kva.example'],
    ['nora@faß.example', 'nora@xn--fa-hia.example'],
    ['rene\u0301@example.org', 'ren\u00E9@example.org'],
    ['REN\u00C9@example.org', 'ren\u00E9@example.org'],
    ['\u212Aelvin@example.org', 'kelvin@example.org'],
    ['a+b.c_d-e@sub.example.org', 'a+b.c_d-e@sub.example.org'],
    ['李@example.org', '李@example.org'],
  ])('%j: %j', (text, form) => {
    expect(mailAddress(text)).toBe(form);
    expect(mailAddress(form)).toBe(form);
    expect(normalizeEmail(text)).toBe(form);
  });
});

test.each([
  '',
  'nora',
  '@example.org',
  'nora@',
  'nora@localhost',
  'nora@example.org.',
  'nora@.example.org',
  'nora@exam..ple.org',
  'nora@-a.example',
  'nora@exa_mple.org',
  'nora@127.0.0.1',
  'nora@0x7f.1',
  'nora@[127.0.0.1]',
  'nora@[::1]',
  'nora@ex%61mple.org',
  'nora@example.org%2f.evil.example',
  'nora@example.org/evil.example',
  'nora@example.org?a.b',
  'nora@example.org#a.b',
  'nora@example.org:25',
  'nora@exam＠ple.org',
  'nora@exam／ple.org',
  'nora@example.org\u0000.evil.example',
  'nora@\uFEFFexample.org',
  'nora@exam\u200Dple.org',
  'nora@exam\u202Eple.org',
  'nora@a@example.org',
  'no\u00ADra@example.org',
  'no\u200Bra@example.org',
  'nora\u202E@example.org',
  'ｎora@example.org',
  '\u2113aura@example.org',
  'o\uFB03ce@example.org',
  'no ra@example.org',
  '"no ra"@example.org',
  `${'a'.repeat(65)}@example.org`,
  `nora@${'a'.repeat(64)}.example`,
  `nora@${'a.'.repeat(130)}example`,
])('%j is no address', (text) => {
  expect(mailAddress(text)).toBeNull();
  expect(isEmail(text)).toBe(false);
});

test('a form of any text is its own form', () => {
  assert(
    property(string({ unit: 'binary' }), string({ unit: 'binary' }), (local, host) => {
      const form = mailAddress(`${local}@${host}.org`);
      if (form !== null) expect(mailAddress(form)).toBe(form);
    }),
  );
});
