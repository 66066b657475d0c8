import { expect, test } from 'vitest';
import { root } from './root.mjs';
import { failedProjects, groupProjects, inLanes, understandProject } from './types.mjs';

test('projects of packages with the same options are one program, and those of other folders another', () => {
  const include = ['src'];
  const programs = groupProjects([
    { project: 'packages/a', options: { types: ['node'], lib: ['dom'] }, include },
    { project: 'packages/b', options: { types: [] }, include },
    { project: 'packages/c', options: { lib: ['dom'], types: ['node'] }, include: ['src', 'more'] },
    { project: 'e2e', options: { types: [] }, include: ['**/*.ts'] },
  ]);
  expect(programs.map(({ projects }) => projects)).toEqual([['packages/a', 'packages/c'], ['packages/b'], ['e2e']]);
  const paths = ['packages/a/src', 'packages/c/src', 'packages/c/more'];
  expect(programs[0].include).toEqual(paths.map((path) => `${root}/${path}`));
});

test('a project that says what a program of several cannot follow is refused', () => {
  const base = { extends: '../../tsconfig.base.json', include: ['src'] };
  expect(understandProject('packages/a', base)).toEqual({ project: 'packages/a', options: {}, include: ['src'] });
  const excluding = () => understandProject('packages/a', { ...base, exclude: ['src/x.ts'] });
  expect(excluding).toThrow('packages/a/tsconfig.json: exclude has no effect here.');
});

test.each([
  ['nothing failed', 0, '', []],
  ['one has errors', 2, 'packages/b/src/x.ts(1,2): error TS2322: no\n  packages/a/src\n', ['packages/b']],
  ['a name begins another', 2, 'packages/bb/src/x.ts(1,2): error TS2322: no', ['packages/a', 'packages/b']],
  ['the errors are elsewhere', 1, 'error TS5023: Unknown compiler option', ['packages/a', 'packages/b']],
])('%s', (_, code, output, failed) => {
  expect(failedProjects(['packages/a', 'packages/b'], code, output)).toEqual(failed);
});

test('work in lanes keeps the order, and at most so many are done at once', async () => {
  let [running, most] = [0, 0];
  const doubled = await inLanes([1, 2, 3, 4, 5], 2, async (number) => {
    running += 1;
    most = Math.max(most, running);
    for (let turn = number; turn < 6; turn += 1) await Promise.resolve();
    running -= 1;
    return number * 2;
  });
  expect(doubled).toEqual([2, 4, 6, 8, 10]);
  expect(most).toBe(2);
});
