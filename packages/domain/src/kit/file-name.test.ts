import { expect, test } from 'vitest';
import { baseName } from './file-name.ts';

test.each([
  ['build.zip', 'build.zip'],
  ['../../etc/build.zip', 'build.zip'],
  ['C:\\fakepath\\build.zip', 'build.zip'],
  ['out/', ''],
])('%j is reduced to its file name', (given, kept) => {
  expect(baseName(given)).toBe(kept);
});
