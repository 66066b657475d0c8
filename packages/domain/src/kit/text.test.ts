import { expect, test } from 'vitest';
import { isPlainText, isReadable, normalName, utf8Bytes } from './index.ts';

test.each([
  ['Showroom booth', true],
  ['Gebäude (2) – Kopie.zip', true],
  ['Größe 東京 🏠', true],
  ['建物 👩‍🚀 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿.zip', true],
  ['한국어', true],
  ['', true],
  ['invoice\u202Egpj.exe', false],
  ['left\u200Eright', false],
  ['zero\u200Bwidth', false],
  ['non\u200Cjoiner', false],
  ['join\u200Der', false],
  ['word\u2060joiner', false],
  ['mark\uFEFF', false],
  ['soft\u00ADhyphen', false],
  ['\u3164', false],
  ['filler\u115F', false],
  ['filler\u1160', false],
  ['half\uFFA0', false],
  ['braille\u2800', false],
  ['selected\uFE0F', false],
  ['tag\u{E0041}', false],
  ['line\u2028end', false],
  ['a\nb', false],
  ['a\u0000b', false],
  ['build\u0085.zip', false],
  ['half \uD800', false],
  ['\uDC00half', false],
])('%j can be a name: %s', (name, isIt) => {
  expect(isReadable(name)).toBe(isIt);
});

test.each([
  ['two\nlines\tand more', true],
  ['می\u200Cخواهم', true],
  ['a\u0000b', false],
  ['turned\u202E', false],
])('%j can be stored as multi-line text: %s', (text, isIt) => {
  expect(isPlainText(text, true)).toBe(isIt);
});

test('a name is stored in the same characters however it was typed', () => {
  expect(normalName(' Gro\u0308ße ')).toBe('Größe');
});

test.each([
  ['', 0],
  ['a%', 2],
  ['é', 2],
  ['💥', 4],
  ['\uD83D', 3],
])('%j has %d bytes', (text, bytes) => {
  expect(utf8Bytes(text)).toBe(bytes);
});
