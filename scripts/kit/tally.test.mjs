import { expect, test } from 'vitest';
import { summarize, tallyVitest } from './tally.mjs';

const passing = { status: 'passed', fullName: 'adds' };
const failing = { status: 'failed', fullName: 'divides by zero', failureMessages: ['Error: expected 1\n  at x.ts:3'] };
const file = (status, ...assertionResults) => ({ name: '/repository/a.test.ts', status, assertionResults });
const report = (numPassedTests, ...testResults) => ({ numPassedTests, testResults });

test.each([
  ['everything passed', report(3, file('passed', passing)), 0, { passed: 3, failures: [] }],
  [
    'a test failed',
    report(2, file('failed', passing, failing)),
    1,
    { passed: 2, failures: ['a.test.ts: divides by zero (Error: expected 1)'] },
  ],
  [
    'a file cannot be loaded',
    report(2, file('passed', passing), file('failed')),
    1,
    { passed: 2, failures: ['a.test.ts could not be run'] },
  ],
  [
    'a hook failed after its tests',
    report(2, file('failed', passing)),
    1,
    { passed: 2, failures: ['a.test.ts could not be run'] },
  ],
  [
    'an error outside of every test',
    report(2, file('passed', passing)),
    1,
    { passed: 2, failures: ['an error outside of every test'] },
  ],
  ['no report at all', undefined, 1, { passed: 0, failures: ['the run ended without a report'] }],
  ['no tests', report(0), 0, { passed: 0, failures: [] }],
])('%s', (_, given, exitCode, { passed, failures }) => {
  expect(tallyVitest(given, exitCode, '/repository')).toEqual({ passed, failed: failures.length, failures });
});

const passes = (count) => ({ name: 'unit', passed: count, failed: 0 });
const fails = { name: 'browser', passed: 1, failed: 1, failures: ['a.test.ts: opens'] };

test.each([
  [[passes(2), passes(1)], [], '3 passed, 0 failed', true],
  [[passes(2), fails], ['Failed in browser: a.test.ts: opens'], '3 passed, 1 failed', false],
  [[{ name: 'lint', passed: 0, failed: 1 }], ['Failed in lint: see its output above'], '0 passed, 1 failed', false],
  [[passes(0)], [], '0 passed, 0 failed', false],
  [[], [], '0 passed, 0 failed', false],
])('the end of %j is %j and "%s"', (tallies, failures, line, isSuccess) => {
  expect(summarize(tallies)).toEqual({ failures, line, isSuccess });
});
