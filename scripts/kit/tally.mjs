/**
 * How many tests of a vitest run passed and failed, from its JSON report, and the names of those that failed. A file
 * that cannot be loaded is one failure, and so is a run that failed without saying where, for example by an error
 * outside of every test. `root` is the folder that the names of files are shown from.
 */
export function tallyVitest(report, exitCode, root = '') {
  const files = failedFiles(report, root);
  if (report === undefined) return { passed: 0, failed: 1, failures: [NO_REPORT], files };
  const failures = report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap((file) => failuresOf(file, root));
  if (failures.length === 0 && exitCode !== 0) failures.push(OUTSIDE);
  return { passed: report.numPassedTests, failed: failures.length, failures, files };
}

const NO_REPORT = 'the run ended without a report';
const OUTSIDE = 'an error outside of every test';

function failuresOf({ name, assertionResults }, root) {
  const file = pathFrom(root, name);
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  return failed.length === 0
    ? [`${file} could not be run`]
    : failed.map(({ fullName, failureMessages = [] }) => `${file}: ${fullName}${because(failureMessages[0])}`);
}

const pathFrom = (root, name) => (name.startsWith(`${root}/`) ? name.slice(root.length + 1) : name);
const because = (message = '') => (message === '' ? '' : ` (${message.split('\n', 1)[0]})`);

/** The files of a run’s report in which something failed, as paths from `root`. */
export const failedFiles = (report, root = '') =>
  (report?.testResults ?? []).filter(({ status }) => status === 'failed').map(({ name }) => pathFrom(root, name));

/**
 * The tally of a run whose failed files were run a second time, each with a world of its own: what failed twice has
 * failed, and what passed at its second try is told by name. `first` is the first run’s report.
 */
export function tallySecondTry(first, second, root = '') {
  const passedElsewhere = first.testResults
    .filter(({ status }) => status !== 'failed')
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed').length;
  // Files that ran nothing the second time have not passed.
  const stillFailing = new Set(second.passed > 0 ? second.files : failedFiles(first, root));
  const secondTries = first.testResults
    .filter(({ status, name }) => status === 'failed' && !stillFailing.has(pathFrom(root, name)))
    .flatMap((file) => failuresOf(file, root));
  if (second.passed === 0 && second.failed === 0) {
    const failures = first.testResults
      .filter(({ status }) => status === 'failed')
      .flatMap((file) => failuresOf(file, root));
    return { ...second, passed: passedElsewhere, failed: failures.length, failures, secondTries };
  }
  return { ...second, passed: passedElsewhere + second.passed, secondTries };
}

/**
 * The last line of a run, and whether it succeeded: something ran and nothing failed. Before it, a line for each
 * failure and each second try: in an hour of output they are found at the end.
 */
export function summarize(tallies) {
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
  const failures = tallies.flatMap(
    ({ name, failed: count, failures: told = count > 0 ? ['see its output above'] : [] }) =>
      told.map((each) => `Failed in ${name}: ${each}`),
  );
  const secondTries = tallies.flatMap(({ name, secondTries: told = [] }) =>
    told.map((each) => `Passed at its second try in ${name}: ${each}`),
  );
  return {
    told: [...secondTries, ...failures],
    line: `${passed} passed, ${failed} failed`,
    isSuccess: failed === 0 && passed > 0,
  };
}
