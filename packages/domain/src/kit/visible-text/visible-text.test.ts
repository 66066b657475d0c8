import { describe, expect, test } from 'vitest';
import { quoteName, visibleText } from './index.ts';

describe('what would be obeyed is shown', () => {
  test.each([
    ['', ''],
    ['plain ü 東京 שלום', 'plain ü 東京 שלום'],
    ['\u0000\u0007\b\u001B[31m', '␀␇␈␛[31m'],
    ['a\tb\nc\r\n', 'a␉b␊c␍␊'],
    ['\u007F\u0085\u009B', '␡<U+0085><U+009B>'],
    ['exe\u202Egpj', 'exe<U+202E>gpj'],
    ['\u061C\u200E\u200F\u2066\u2069', '<U+061C><U+200E><U+200F><U+2066><U+2069>'],
    ['soft\u00ADhy\u200Bphen\u2060\uFEFF', 'soft<U+00AD>hy<U+200B>phen<U+2060><U+FEFF>'],
    ['\u2028\u2029', '<U+2028><U+2029>'],
    ['half \uD800 of one', 'half <U+D800> of one'],
    ['tag \u{E0041}', 'tag <U+E0041>'],
    ['👩‍💻 ❤️ 1️⃣', '👩‍💻 ❤️ 1️⃣'],
    ['a\uFE0Fb', 'a<U+FE0F>b'],
    ['<U+202E>', '<U+202E>'],
  ])('%j', (text, shown) => {
    expect(visibleText(text)).toBe(shown);
    expect(visibleText(shown)).toBe(shown);
  });
});

test('a text with lines keeps its tabs and line ends, and shows a return that hides a line', () => {
  expect(visibleText('a\tb\r\nok\rno\u202E\n', true)).toBe('a\tb\nok␍no<U+202E>\n');
});

test('a name is quoted on one line', () => {
  expect(quoteName('a"b\n\u202Eexe.txt')).toBe(String.raw`"a\"b␊<U+202E>exe.txt"`);
});

describe('a long text takes far less time than a function for each character', () => {
  test.each([
    ['\u0000', '␀'],
    ['\u0085', '<U+0085>'],
    ['\n', '\n'],
    ['©', '©'],
  ])('%j', (character, shown) => {
    const text = character.repeat(300_000);
    expect(visibleText(text, true)).toBe(shown.repeat(300_000));
    const ofEach = milliseconds(() => text.replaceAll(new RegExp(`(${character})`, 'gu'), () => shown));
    expect(2 * milliseconds(() => visibleText(text, true))).toBeLessThan(ofEach);
  });
});

/** The least that it takes, of a few times. */
function milliseconds(run: () => unknown): number {
  const times = Array.from({ length: 3 }, () => {
    const since = Date.now();
    run();
    return Date.now() - since;
  });
  return Math.min(...times);
}
