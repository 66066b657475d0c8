import { expect, test } from 'vitest';
import { describeFinding, describeScan } from './virus-scan.ts';

test.each<[string, string[], string]>([
  ['every file was scanned', [], 'Clean.'],
  ['one was too large', ['a.pak'], 'Clean. 9 of 10 files were scanned; too large to be scanned: "a.pak".'],
  [
    'four were too large',
    ['a', 'b', 'c', 'd'],
    'Clean. 6 of 10 files were scanned; too large to be scanned: "a", "b", "c" and 1 more.',
  ],
])('a scan reports its coverage when %s', (_, skipped, words) => {
  expect(describeScan('Clean.', 10, skipped)).toBe(words);
});

test('a finding is reported with its location and scanner', () => {
  expect(describeFinding('Eicar', 'a "b".exe', 'clamd')).toBe(String.raw`Eicar in "a \"b\".exe" (clamd)`);
  expect(describeFinding('Eicar', null, 'clamd')).toBe('Eicar in the archive (clamd)');
});
