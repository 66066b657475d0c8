import { expect, test } from 'vitest';
import { seal, SealError, unseal } from './seal.ts';

const SECRET = 'the signing secret of one test';
const PURPOSE = 'private signing key';
const CONTEXT = ['row 1', 'account 1'];
const TEXT = '{"kty":"OKP","d":"geheim – 🔑"}';

test.each([TEXT, '', 'x'.repeat(100_000)])('what was sealed opens again: %#', (text) => {
  const sealed = seal(SECRET, PURPOSE, CONTEXT, text);
  expect(sealed).toMatch(/^v1\.[\w-]{16}\.[\w-]+$/);
  expect(unseal(SECRET, PURPOSE, CONTEXT, sealed)).toBe(text);
});

test('the same text sealed twice is not the same, and neither shows it', () => {
  const [one, other] = [seal(SECRET, PURPOSE, CONTEXT, TEXT), seal(SECRET, PURPOSE, CONTEXT, TEXT)];
  expect(one).not.toBe(other);
  expect(Buffer.from(one.split('.')[2] ?? '', 'base64url').toString('latin1')).not.toContain('OKP');
});

test.each<[string, string, string, string[]]>([
  ['another secret', 'another signing secret', PURPOSE, CONTEXT],
  ['another purpose', SECRET, 'link key', CONTEXT],
  ['another row', SECRET, PURPOSE, ['row 2', 'account 1']],
  ['another account', SECRET, PURPOSE, ['row 1', 'account 2']],
  ['no account', SECRET, PURPOSE, ['row 1']],
  ['ids that only look alike when joined', SECRET, PURPOSE, ['row 1account 1']],
])('under %s it does not open', (_, secret, purpose, context) => {
  const open = () => unseal(secret, purpose, context, seal(SECRET, PURPOSE, CONTEXT, TEXT));
  expect(open).toThrow(SealError);
});

test('with one changed byte it does not open', () => {
  const [version, ...parts] = seal(SECRET, PURPOSE, CONTEXT, TEXT).split('.');
  for (const [index, part] of parts.entries()) {
    const bytes = Buffer.from(part, 'base64url');
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      const others = parts.with(index, changed.toString('base64url'));
      expect(() => unseal(SECRET, PURPOSE, CONTEXT, [version, ...others].join('.'))).toThrow(SealError);
    }
  }
});

test.each([
  ['nothing', () => ''],
  ['an open key', () => TEXT],
  ['another version', (sealed: string) => sealed.replace('v1', 'v2')],
  ['one part more', (sealed: string) => `${sealed}.x`],
  ['a cut end', (sealed: string) => sealed.slice(0, 30)],
])('%s is not taken for a sealed text', (_, change) => {
  const sealed = seal(SECRET, PURPOSE, CONTEXT, TEXT);
  expect(() => unseal(SECRET, PURPOSE, CONTEXT, change(sealed))).toThrow(SealError);
});
