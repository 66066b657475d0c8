import { expect, test } from 'vitest';
import { explainProblem, PLAN_PROBLEM_CODES, ZIP_PROBLEM_CODES } from './index.ts';

const figures = {};

test.each([...ZIP_PROBLEM_CODES])('%s is explained, with advice', (code) => {
  const { what, entry, advice } = explainProblem({ code, figures });
  expect(what).toMatch(/^[A-Z].*[^.]$/);
  expect(advice).toMatch(/\.$/);
  expect(entry).toBeNull();
});

test.each([...PLAN_PROBLEM_CODES])('%s is explained, with advice and the entry', (code) => {
  const { what, entry } = explainProblem({ code, figures, entryIndex: 0, name: 'a.txt' });
  expect(what).toMatch(/^[A-Z].*[^.]$/);
  expect(entry).toBe('"a.txt"');
});

test('what is invisible in a name is spelt out', () => {
  const name = 'a\n\u202Eexe.\u0085\u2028txt';
  expect(explainProblem({ code: 'PATH_CHARACTER', figures, entryIndex: 0, name }).entry).toBe(
    String.raw`"a\n\u202eexe.\u0085\u2028txt"`,
  );
});
