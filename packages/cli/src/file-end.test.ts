import { expect, test } from 'vitest';
import { fileEnd } from './file-end.ts';

test.each([
  ['gone', 'FILE_GONE', /^The file is gone\./],
  ['changed', 'FILE_CHANGED', /^The file changed/],
] as const)('a file that is %s ends the command with its own code and sentence', (why, code, words) => {
  const end = fileEnd(why);
  expect(end).toMatchObject({ exitCode: 1, code });
  expect(end.message).toMatch(words);
});
