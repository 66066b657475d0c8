import { expect, test } from 'vitest';
import { makeToken, readToken } from './tokens.ts';

test.each(['session', 'key', 'streamingKey'] as const)('a token for a %s shows its kind', (kind) => {
  expect(readToken(makeToken(kind))).toBe(kind);
});

test('a token with one wrong character is invalid', () => {
  const token = makeToken('key');
  for (let at = 4; at < token.length; at++) {
    const other = token[at] === 'a' ? 'b' : 'a';
    expect(readToken(token.slice(0, at) + other + token.slice(at + 1))).toBeNull();
  }
});

test.each(['', 'lyk_', 'Bearer x', 'lyk_' + '0'.repeat(500), makeToken('key') + '0'])('%s is not a token', (text) => {
  expect(readToken(text)).toBeNull();
});
