import { expect, test } from 'vitest';
import { ageOf, tooOld } from './bench/age.ts';
import { listFiles, readText, root } from './files.ts';

const results = listFiles(/^bench\/results\/.*\.json$/);

test('every bench result names the commit that it measured', () => {
  expect(results.length).toBeGreaterThan(5);
  for (const path of results)
    expect(JSON.parse(readText(path)), path).toMatchObject({ commit: expect.stringMatching(/^[0-9a-f]{40}$/) });
});

test('results older than fifty commits are named', () => {
  // Only a warning: an old figure may still be right, and an unrelated change must not wait half an hour for benches.
  const old = tooOld(results.map((path) => ({ path, age: ageOf(root, JSON.parse(readText(path)).commit) })));
  if (old.length > 0) process.stdout.write(`Measure again (npm run bench): ${old.join(', ')}\n`);
  const planted = [
    { path: 'old.json', age: 51 },
    { path: 'young.json', age: 50 },
    { path: 'unknown.json', age: null },
  ];
  expect(tooOld(planted)).toEqual(['old.json']);
});

test('an age is counted in commits; an unknown commit has none', () => {
  expect(ageOf(root, 'HEAD')).toBe(0);
  expect(ageOf(root, '0'.repeat(40))).toBeNull();
});
