import { expect, test } from 'vitest';
import { listFiles, readText } from './files.ts';
import { sentencesTwice } from './sentences/twice.ts';

/** Tests may quote, and generated files repeat their source. */
const sources = listFiles(/^packages\/[^/]+\/src\/.*\.tsx?$/).filter(
  (file) => !/\.test\.tsx?$|\/(testing|test-kit|generated)\/|\/test-/.test(file),
);
const read = (files: string[]) => Object.fromEntries(files.map((file) => [file, readText(file)]));

test('no user-facing sentence is in two files', () => {
  // Descriptions of an API may repeat each other.
  const shown = sources.filter((file) => !/^packages\/(schema|contract)\//.test(file));
  expect(sentencesTwice(read(shown))).toEqual([]);
});

test('refusals are only in domain, even two-word ones', () => {
  const refusals = sentencesTwice(read(sources), 2).filter((line) => line.includes('violations.ts'));
  expect(refusals).toEqual([]);
});

test.each([
  ['a string', "const a = 'The file is too large.';"],
  [
    'a string with an escape',
    'const a = "The file is \\"too\\" large.".length;',
    'const a = `The file is "too" large.`;',
  ],
  ['a text between tags', 'const a = <p>\n  The file is\n  too large.\n</p>;', "const a = 'The file is too large.';"],
  [
    'a sentence with something filled in',
    'const a = `The file ${name} is too large.`;',
    'const b = `The file ${x.y} is too large.`;',
  ],
])('a duplicated %s is found', (_, here, there = here) => {
  expect(sentencesTwice({ 'a.ts': here, 'b.tsx': there })).toHaveLength(1);
});

test.each([
  ['in one file only', { 'a.ts': "const a = ['The file is too large.', 'The file is too large.'];", 'b.ts': '' }],
  ['in a comment', { 'a.ts': "const a = 'The file is too large.';", 'b.ts': "// 'The file is too large.'\n" }],
  ['that is a label', { 'a.ts': "const a = 'Too large';", 'b.ts': "const b = 'Too large';" }],
])('a sentence %s is not a duplicate', (_, files) => {
  expect(sentencesTwice(files)).toEqual([]);
});
