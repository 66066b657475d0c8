import { expect, test } from 'vitest';
import { OUTSIDE } from './history.mjs';
import { root } from './root.mjs';
import { slowest, summarize, tallyFiles } from './tally.mjs';

const adds = { name: 'adds', state: 'passed', message: '' };
const divides = { name: 'divides by zero', state: 'failed', message: 'expected 1' };
const skipped = { name: 'subtracts', state: 'skipped', message: '' };
const file = (tests, errors = []) => ({ file: `${root}/a.test.ts`, tests, errors });
const result = (parts) => ({ files: [], notes: [], ...parts });

test.each([
  ['everything passed', { files: [file([adds, adds, skipped])] }, 2, [], []],
  ['a test failed', { files: [file([adds, divides])] }, 1, ['a.test.ts: divides by zero (expected 1)'], []],
  [
    'a test failed twice',
    { files: [{ ...file([divides]), earlier: [file([{ ...divides, message: 'expected 2' }])] }] },
    0,
    ['a.test.ts: divides by zero (expected 1; first: expected 2)'],
    [],
  ],
  ['a file cannot be loaded', { files: [file([], ['no module'])] }, 0, ['a.test.ts (no module)'], []],
  ['a hook failed after its tests', { files: [file([adds], ['late'])] }, 1, ['a.test.ts (late)'], []],
  [
    'an error outside of every test',
    { files: [{ file: OUTSIDE, tests: [], errors: ['no browser'] }] },
    0,
    ['outside of every test (no browser)'],
    [],
  ],
  [
    'a test passed when it was looked at again',
    {
      files: [{ ...file([adds, { ...divides, state: 'passed' }]), earlier: [file([divides]), file([divides])] }],
      notes: ['It took long.'],
    },
    2,
    [],
    ['Unsteady: a.test.ts: divides by zero (first failure: expected 1)', 'It took long.'],
  ],
  [
    'first one test failed, then another',
    { files: [{ ...file([adds, divides]), earlier: [file([{ ...adds, state: 'failed', message: 'busy' }])] }] },
    1,
    ['a.test.ts: divides by zero (expected 1)'],
    ['Unsteady: a.test.ts: adds (first failure: busy)'],
  ],
  [
    'a test failed and was then skipped, since its hook failed',
    { files: [{ ...file([{ ...divides, state: 'skipped' }], ['hook']), earlier: [file([divides])] }] },
    0,
    ['a.test.ts (hook)', 'a.test.ts: divides by zero (expected 1)'],
    [],
  ],
  [
    'two errors around the tests',
    { files: [file([], ['boom', 'died'])] },
    0,
    ['a.test.ts (boom)', 'a.test.ts (died)'],
    [],
  ],
  ['no tests', {}, 0, [], []],
])('%s', (_, parts, passed, failures, notes) => {
  expect(tallyFiles(result(parts))).toMatchObject({ passed, failed: failures.length, failures, notes });
});

test('what each file took is told by its name', () => {
  const files = [{ ...file([adds]), milliseconds: 1500 }, file([], ['it hung'])];
  expect(tallyFiles(result({ files })).times).toEqual([
    { name: 'a.test.ts', milliseconds: 1500 },
    { name: 'a.test.ts', milliseconds: 0 },
  ]);
});

const passes = (count) => ({ name: 'unit', passed: count, failed: 0 });
const unsteady = { name: 'browser', passed: 2, failed: 0, unsteady: 1, notes: ['Unsteady: b.test.ts: opens'] };
const fails = { name: 'browser', passed: 1, failed: 1, failures: ['a.test.ts: opens'] };

test.each([
  [[passes(2), passes(1)], [], '3 passed, 0 failed', true, true],
  [[passes(2), fails], ['Failed in browser: a.test.ts: opens'], '3 passed, 1 failed', false, true],
  [
    [{ name: 'lint', passed: 0, failed: 1 }],
    ['Failed in lint: see its output above'],
    '0 passed, 1 failed',
    false,
    true,
  ],
  [[unsteady], ['Unsteady: b.test.ts: opens'], '2 passed, 0 failed', true, false],
  [[passes(0)], [], '0 passed, 0 failed', false, true],
  [[], [], '0 passed, 0 failed', false, true],
])('the end of %j is %j and "%s"', (tallies, told, line, isSuccess, isSteady) => {
  expect(summarize(tallies)).toEqual({ told, line, isSuccess, isSteady });
});

const times = (count) =>
  Array.from({ length: count }, (_, index) => ({ name: `${index}.ts`, milliseconds: index * 1000 }));

test.each([
  ['nothing', [], []],
  ['one alone', [{ name: 'lint', milliseconds: 9000 }], []],
  ['one beside short ones', [{ name: 'unit', milliseconds: 9000, times: times(3) }], []],
  [
    'steps with files and without, the slowest first',
    [
      { name: 'lint', milliseconds: 2400 },
      { name: 'unit', milliseconds: 60_000, times: times(4) },
    ],
    ['Slowest: unit 3.ts 3 s', 'Slowest: lint 2 s', 'Slowest: unit 2.ts 2 s'],
  ],
])('where the time went: %s', (_, tallies, lines) => {
  expect(slowest(tallies)).toEqual(lines);
});

test('of many only ten are told', () => {
  expect(slowest([{ name: 'unit', times: times(30) }])).toHaveLength(10);
});
