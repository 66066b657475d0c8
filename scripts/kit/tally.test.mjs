import { expect, test } from 'vitest';
import { summarize, tallyVitest } from './tally.mjs';

const file = (status, ...tests) => ({ status, assertionResults: tests.map((one) => ({ status: one })) });
const report = (numPassedTests, numFailedTests, ...testResults) => ({ numPassedTests, numFailedTests, testResults });

test.each([
  ['everything passed', report(3, 0, file('passed', 'passed')), 0, { passed: 3, failed: 0 }],
  ['a test failed', report(2, 1, file('failed', 'passed', 'failed')), 1, { passed: 2, failed: 1 }],
  ['a file cannot be loaded', report(2, 0, file('passed', 'passed'), file('failed')), 1, { passed: 2, failed: 1 }],
  ['an error outside of every test', report(2, 0, file('passed', 'passed')), 1, { passed: 2, failed: 1 }],
  ['no report at all', undefined, 1, { passed: 0, failed: 1 }],
  ['no tests', report(0, 0), 0, { passed: 0, failed: 0 }],
])('%s', (_, given, exitCode, tally) => {
  expect(tallyVitest(given, exitCode)).toEqual(tally);
});

test.each([
  [
    [
      { passed: 2, failed: 0 },
      { passed: 1, failed: 0 },
    ],
    '3 passed, 0 failed',
    true,
  ],
  [
    [
      { passed: 2, failed: 0 },
      { passed: 1, failed: 1 },
    ],
    '3 passed, 1 failed',
    false,
  ],
  [[{ passed: 0, failed: 0 }], '0 passed, 0 failed', false],
  [[], '0 passed, 0 failed', false],
])('the last line of %j is "%s"', (tallies, line, isSuccess) => {
  expect(summarize(tallies)).toEqual({ line, isSuccess });
});
