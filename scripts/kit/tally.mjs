/**
 * How many tests of a vitest run passed and failed, from its JSON report. A file that cannot be loaded is one failure,
 * and so is a run that failed without saying where, for example by an error outside of every test.
 */
export function tallyVitest(report, exitCode) {
  if (report === undefined) return { passed: 0, failed: 1 };
  const broken = report.testResults.filter((file) => file.status === 'failed' && !hasFailedTest(file)).length;
  const failed = report.numFailedTests + broken;
  return { passed: report.numPassedTests, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}

const hasFailedTest = (file) => file.assertionResults.some((test) => test.status === 'failed');

/** The last line of a run, and whether it succeeded: something ran and nothing failed. */
export function summarize(tallies) {
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
  return { line: `${passed} passed, ${failed} failed`, isSuccess: failed === 0 && passed > 0 };
}
