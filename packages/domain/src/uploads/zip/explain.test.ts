import { expect, test } from 'vitest';
import { describeProblem, explainProblem, PLAN_PROBLEM_CODES, ZIP_PROBLEM_CODES } from './index.ts';

const figures = {};

test.each([...ZIP_PROBLEM_CODES])('%s is explained, with advice', (code) => {
  const { what, entry, advice } = explainProblem({ code, figures });
  expect(what).toMatch(/^[A-Z].*[^.]$/);
  expect(advice).toMatch(/\.$/);
  expect(entry).toBeNull();
});

test.each([...PLAN_PROBLEM_CODES])('%s is explained, with advice and the entry', (code) => {
  const { what, entry } = explainProblem({ code, figures, entryIndex: 0, name: 'a.txt', otherName: null });
  expect(what).toMatch(/^[A-Z].*[^.]$/);
  expect(entry).toBe('"a.txt"');
});

test('invisible characters in a name are shown', () => {
  const name = 'a\n\u202Eexe.\u0085\u2028txt';
  expect(explainProblem({ code: 'PATH_CHARACTER', figures, entryIndex: 0, name, otherName: null }).entry).toBe(
    '"a␊<U+202E>exe.<U+0085><U+2028>txt"',
  );
});

const entry = { entryIndex: 0, name: 'a.txt', otherName: null };
test.each<[Parameters<typeof describeProblem>[0], string]>([
  [
    { code: 'PATH_TOO_DEEP', figures: { depth: 3001, maxDepth: 64 }, ...entry },
    'Folders are nested too deeply: "a.txt" (3,001 deep, 64 are allowed)',
  ],
  [
    { code: 'SIZES_DISAGREE', figures: { compressedBytes: 2_087_554, bytes: 1000 }, ...entry },
    'The sizes of a file cannot be true: "a.txt" (2.0 MB packed, 1,000 bytes unpacked)',
  ],
  [
    { code: 'DUPLICATE', figures: { otherEntryIndex: 3 }, ...entry, otherName: 'A.txt' },
    'Two files would have the same name on Windows: "a.txt" (the other one is "A.txt")',
  ],
  [{ code: 'TRAILING_DATA', figures: { trailingBytes: 1 } }, 'Bytes follow the end of the ZIP (1 byte too many)'],
  [{ code: 'NOT_A_ZIP', figures: { sizeBytes: 9 } }, 'The file is not a ZIP, whatever its name says'],
])('%j is described with the figures that matter', (problem, words) => {
  expect(describeProblem(problem)).toBe(words);
});

test('of several problems the first is described, with the number of others', () => {
  expect(describeProblem({ code: 'LINK', figures, ...entry }, 3)).toBe(
    'It holds a link instead of a file: "a.txt", and 2 more',
  );
});

test('a long path is shown with its start and end', () => {
  const name = `${'d/'.repeat(90)}end.txt`;
  const { entry: shown } = explainProblem({ code: 'LINK', figures, ...entry, name });
  expect(shown).toMatch(/^"d\/.*….*\/end\.txt"$/);
  expect(shown?.length).toBeLessThan(130);
});
