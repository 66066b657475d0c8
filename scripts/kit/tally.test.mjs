import { expect, test } from 'vitest';
import { summarize, tallySecondTry, tallyVitest } from './tally.mjs';

const passing = { status: 'passed', fullName: 'adds' };
const failing = { status: 'failed', fullName: 'divides by zero', failureMessages: ['Error: expected 1\n  at x.ts:3'] };
const file = (status, ...assertionResults) => ({ name: '/repository/a.test.ts', status, assertionResults });
const report = (numPassedTests, ...testResults) => ({ numPassedTests, testResults });

test.each([
  ['everything passed', report(3, file('passed', passing)), 0, { passed: 3, failures: [], files: [] }],
  [
    'a test failed',
    report(2, file('failed', passing, failing)),
    1,
    { passed: 2, failures: ['a.test.ts: divides by zero (Error: expected 1)'], files: ['a.test.ts'] },
  ],
  [
    'a file cannot be loaded',
    report(2, file('passed', passing), file('failed')),
    1,
    { passed: 2, failures: ['a.test.ts could not be run'], files: ['a.test.ts'] },
  ],
  [
    'a hook failed after its tests',
    report(2, file('failed', passing)),
    1,
    { passed: 2, failures: ['a.test.ts could not be run'], files: ['a.test.ts'] },
  ],
  [
    'an error outside of every test',
    report(2, file('passed', passing)),
    1,
    { passed: 2, failures: ['an error outside of every test'], files: [] },
  ],
  ['no report at all', undefined, 1, { passed: 0, failures: ['the run ended without a report'], files: [] }],
  ['no tests', report(0), 0, { passed: 0, failures: [], files: [] }],
])('%s', (_, given, exitCode, { passed, failures, files }) => {
  expect(tallyVitest(given, exitCode, '/repository')).toEqual({ passed, failed: failures.length, failures, files });
});

const named = (name, status, ...assertionResults) => ({ name: `/repository/${name}`, status, assertionResults });
const first = report(3, named('a.test.ts', 'passed', passing), named('b.test.ts', 'failed', passing, failing));

test('what fails in the whole and passes alone has passed, and is told by name', () => {
  const second = tallyVitest(report(2, named('b.test.ts', 'passed', passing, passing)), 0, '/repository');
  expect(tallySecondTry(first, second, '/repository')).toEqual({
    passed: 3,
    failed: 0,
    failures: [],
    files: [],
    secondTries: ['b.test.ts: divides by zero (Error: expected 1)'],
  });
});

test('what runs nothing the second time has failed', () => {
  const second = tallyVitest(report(0), 0, '/repository');
  expect(tallySecondTry(first, second, '/repository')).toMatchObject({
    passed: 1,
    failed: 1,
    failures: ['b.test.ts: divides by zero (Error: expected 1)'],
    secondTries: [],
  });
});

test('what fails twice has failed', () => {
  const second = tallyVitest(report(1, named('b.test.ts', 'failed', passing, failing)), 1, '/repository');
  expect(tallySecondTry(first, second, '/repository')).toMatchObject({
    passed: 2,
    failed: 1,
    failures: ['b.test.ts: divides by zero (Error: expected 1)'],
    secondTries: [],
  });
});

const passes = (count) => ({ name: 'unit', passed: count, failed: 0 });
const retried = { name: 'browser', passed: 2, failed: 0, secondTries: ['b.test.ts: opens'] };
const fails = { name: 'browser', passed: 1, failed: 1, failures: ['a.test.ts: opens'] };

test.each([
  [[passes(2), passes(1)], [], '3 passed, 0 failed', true],
  [[passes(2), fails], ['Failed in browser: a.test.ts: opens'], '3 passed, 1 failed', false],
  [[{ name: 'lint', passed: 0, failed: 1 }], ['Failed in lint: see its output above'], '0 passed, 1 failed', false],
  [[retried], ['Passed at its second try in browser: b.test.ts: opens'], '2 passed, 0 failed', true],
  [[passes(0)], [], '0 passed, 0 failed', false],
  [[], [], '0 passed, 0 failed', false],
])('the end of %j is %j and "%s"', (tallies, told, line, isSuccess) => {
  expect(summarize(tallies)).toEqual({ told, line, isSuccess });
});
