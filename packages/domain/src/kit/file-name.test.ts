import { expect, test } from 'vitest';
import { baseName, isReadable } from './file-name.ts';

test.each([
  ['build.zip', 'build.zip'],
  ['../../etc/build.zip', 'build.zip'],
  ['C:\\fakepath\\build.zip', 'build.zip'],
  ['out/', ''],
])('of %j only the name is kept', (given, kept) => {
  expect(baseName(given)).toBe(kept);
});

test.each([
  ['Gebäude (2) – Kopie.zip', true],
  ['建物 👩‍🚀.zip', true],
  ['build\u202Epiz.exe', false],
  ['build\n.zip', false],
  ['build\u0085.zip', false],
  ['build\ud800.zip', false],
  ['\udc00build.zip', false],
])('whether %j can be shown as it is: %s', (text, isIt) => {
  expect(isReadable(text)).toBe(isIt);
});
