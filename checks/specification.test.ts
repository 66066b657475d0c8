import { expect, test } from 'vitest';
import { listFiles, readText } from './files.ts';
import { findReferences } from './specification/find.ts';

const PAGE = 'docs/specification.md';
const known = [...readText(PAGE).matchAll(/^### (.*)$/gm)].map(([, title]) => title?.toLowerCase());

test('the page about the specification has exactly the referenced sections', () => {
  const files = listFiles(/\.(ts|tsx|mjs|css|graphql|json|md)$/).filter(
    (path) => path !== PAGE && !/^checks\/specification|\/generated\/|\/migrations\/|lock/.test(path),
  );
  const named = files.flatMap((path) => findReferences(readText(path)).map((reference) => ({ path, reference })));
  expect(named.filter(({ reference }) => !known.includes(reference))).toEqual([]);
  expect(known.filter((section) => !named.some(({ reference }) => reference === section))).toEqual([]);
});

test.each([
  ['/** Applications §5: a name. */', ['applications §5']],
  ['/** Applications §4 and §9: a stall. */', ['applications §4', 'applications §9']],
  ['(applications §2, §5, §8)', ['applications §2', 'applications §5', 'applications §8']],
  ['The words of\n * access §5 and §8.', ['access §5', 'access §8']],
  ['as §5 recommends', ['§5']],
  ['Billing §3', ['§3']],
])('%j names %j', (text, references) => {
  expect(findReferences(text)).toEqual(references);
});
