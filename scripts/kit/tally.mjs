import { nameOf } from './vitest.mjs';

/**
 * How many tests of a step passed and failed, from what `runWithSecondLook` returned, with a line for each failure, and
 * notes on what was unsteady. What fails outside of a test, such as a file that cannot be loaded, is one failure.
 */
export function tallyFiles({ files, errors, unsteady, notes }) {
  const failures = [
    ...files.flatMap((file) => failuresOf(file).map(({ where, why }) => `${where}${because(why)}`)),
    ...errors.map((error) => `outside of every test${because(error)}`),
  ];
  const passed = files.flatMap(({ tests }) => tests).filter(({ state }) => state === 'passed').length;
  const flaws = unsteady.flatMap(failuresOf).map(({ where, why }) => `Unsteady: ${where} (first failure: ${why})`);
  return { passed, failed: failures.length, failures, notes: [...flaws, ...notes] };
}

/** The failed tests of a file and the errors around them, each with what it said when it was not yet alone. */
function failuresOf({ first, ...file }) {
  const name = nameOf(file);
  const failed = file.tests.filter(({ state }) => state === 'failed');
  const firstOf = (test) => first?.tests.find((each) => each.name === test.name)?.message;
  return [
    ...failed.map((test) => ({ where: `${name}: ${test.name}`, why: withFirst(test.message, firstOf(test)) })),
    ...file.errors.map((error) => ({ where: name, why: withFirst(error, first?.errors[0]) })),
  ];
}

const withFirst = (message, first) => (first && first !== message ? `${message}; first: ${first}` : message);
const because = (why) => (why === '' ? '' : ` (${why})`);

/**
 * The last line of a run, and whether it succeeded: something ran and nothing failed. Before it, a line for each unsteady
 * test and each failure: in an hour of output they are found at the end.
 */
export function summarize(tallies) {
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
  const failures = tallies.flatMap(
    ({ name, failed: count, failures: told = count > 0 ? ['see its output above'] : [] }) =>
      told.map((each) => `Failed in ${name}: ${each}`),
  );
  return {
    told: [...tallies.flatMap(({ notes = [] }) => notes), ...failures],
    line: `${passed} passed, ${failed} failed`,
    isSuccess: failed === 0 && passed > 0,
  };
}
