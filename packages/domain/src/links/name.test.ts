import { expect, test } from 'vitest';
import { checkLinkName, newLinkName } from './index.ts';

test('a new name states its kind, with four letters or digits', () => {
  expect(newLinkName('streaming', () => 0)).toBe('Streaming-AAAA');
  expect(newLinkName('meeting', () => 0.999_999)).toBe('Meeting-9999');
});

test.each([
  ['Showroom booth', []],
  ['Größe 東京 🏠', []],
  ['x'.repeat(60), []],
  ['x'.repeat(61), ['LINK_NAME_TOO_LONG']],
  ['', ['LINK_NAME_MISSING']],
  ['   ', ['LINK_NAME_MISSING']],
  ['a\nb', ['LINK_NAME_CHARACTERS']],
  ['a\u0000b', ['LINK_NAME_CHARACTERS']],
  ['invoice\u202Egpj.exe', ['LINK_NAME_CHARACTERS']],
  ['\u3164', ['LINK_NAME_CHARACTERS']],
  ['Show\u200Broom', ['LINK_NAME_CHARACTERS']],
  ['half \uD800', ['LINK_NAME_CHARACTERS']],
])('%j is refused as %j', (name, codes) => {
  expect(checkLinkName(name).map(({ code }) => code)).toEqual(codes);
});
