/**
 * How many tests of a vitest run passed and failed, from its JSON report, and the names of those that failed. A file
 * that cannot be loaded is one failure, and so is a run that failed without saying where, for example by an error
 * outside of every test. `root` is the folder that the names of files are shown from.
 */
export function tallyVitest(report, exitCode, root = '') {
  if (report === undefined) return { passed: 0, failed: 1, failures: [NO_REPORT] };
  const failures = report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap((file) => failuresOf(file, root));
  if (failures.length === 0 && exitCode !== 0) failures.push(OUTSIDE);
  return { passed: report.numPassedTests, failed: failures.length, failures };
}

const NO_REPORT = 'the run ended without a report';
const OUTSIDE = 'an error outside of every test';

function failuresOf({ name, assertionResults }, root) {
  const file = name.startsWith(`${root}/`) ? name.slice(root.length + 1) : name;
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  return failed.length === 0
    ? [`${file} could not be run`]
    : failed.map(({ fullName, failureMessages = [] }) => `${file}: ${fullName}${because(failureMessages[0])}`);
}

const because = (message = '') => (message === '' ? '' : ` (${message.split('\n', 1)[0]})`);

/**
 * The last line of a run, and whether it succeeded: something ran and nothing failed. Before it, a line for each
 * failure: in an hour of output it is found at the end.
 */
export function summarize(tallies) {
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
  const failures = tallies.flatMap(
    ({ name, failed: count, failures: told = count > 0 ? ['see its output above'] : [] }) =>
      told.map((each) => `Failed in ${name}: ${each}`),
  );
  return { failures, line: `${passed} passed, ${failed} failed`, isSuccess: failed === 0 && passed > 0 };
}
