import { expect, test } from 'vitest';
import { baseName } from './file-name.ts';

test.each([
  ['build.zip', 'build.zip'],
  ['../../etc/build.zip', 'build.zip'],
  ['C:\\fakepath\\build.zip', 'build.zip'],
  ['out/', ''],
])('of %j only the name is kept', (given, kept) => {
  expect(baseName(given)).toBe(kept);
});
