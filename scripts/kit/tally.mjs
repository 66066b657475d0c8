import { nameOf } from './vitest.mjs';

/**
 * How many tests of a step passed and failed, from what `runWithSecondLook` returned, with a line for each failure, one for
 * each file with tests that were skipped, notes on what was unsteady, in how many files, and what each file took, as `{ name, milliseconds }`. What fails outside
 * of a test, such as a file that cannot be loaded, is one failure.
 */
export function tallyFiles({ files, notes }) {
  const failures = files.flatMap(failuresOf).map(({ where, why }) => `${where}${why === '' ? '' : ` (${why})`}`);
  const passed = files.flatMap(({ tests }) => tests).filter(({ state }) => state === 'passed').length;
  const unsteady = files.map(unsteadyOf).filter((each) => each.length > 0);
  const flaws = unsteady.flat().map(({ where, why }) => `Unsteady: ${where} (first failure: ${why})`);
  const times = files.map(({ milliseconds = 0, ...file }) => ({ name: nameOf(file), milliseconds }));
  const skipped = files.map(skippedOf).filter((each) => each !== undefined);
  return {
    passed,
    failed: failures.length,
    failures,
    skipped,
    notes: [...flaws, ...notes],
    unsteady: unsteady.length,
    times,
  };
}

/** The tallies of several runs as one. */
export function addUp(tallies) {
  const sum = (name) => tallies.reduce((total, tally) => total + tally[name], 0);
  const all = (name) => tallies.flatMap((tally) => tally[name]);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    failures: all('failures'),
    skipped: all('skipped'),
    notes: all('notes'),
    unsteady: sum('unsteady'),
    times: all('times'),
  };
}

/** A line for a file with tests that were not run. */
function skippedOf({ tests, ...file }) {
  const count = tests.filter(({ state }) => state === 'skipped').length;
  return count === 0 ? undefined : `Skipped: ${nameOf(file)}: ${count} of ${tests.length}`;
}

/** What failed in a file in the end, or earlier and was never well since, each with what it said at first. */
function failuresOf(file) {
  const failed = failedIn(file);
  const since = failedEarlier(file).filter((each) => !isWell(file, each) && !failed.some(isAt(each)));
  return [...failed, ...since.filter(isFirst)].map(({ where, why }) => {
    const first = failedEarlier(file).find(isAt({ where }))?.why;
    return { where, why: first && first !== why ? `${why}; first: ${first}` : why };
  });
}

/** What failed in a file at first, and was well in the end. */
const unsteadyOf = (file) =>
  failedEarlier(file)
    .filter((each) => isWell(file, each))
    .filter(isFirst);

const failedEarlier = ({ earlier = [] }) => earlier.flatMap(failedIn);

/** Whether what failed earlier was well in the end: a test, or what is around the tests. */
const isWell = ({ tests, errors }, { test }) =>
  test === undefined ? errors.length === 0 : tests.some(({ name, state }) => name === test && state === 'passed');

const isAt =
  ({ where }) =>
  (other) =>
    other.where === where;
const isFirst = (each, index, all) => all.findIndex(isAt(each)) === index;

/** The failed tests of a result, and the errors around them. */
function failedIn(file) {
  const name = nameOf(file);
  const failed = file.tests.filter(({ state }) => state === 'failed');
  return [
    ...failed.map((test) => ({ test: test.name, where: `${name}: ${test.name}`, why: test.message })),
    ...file.errors.map((error) => ({ where: name, why: error })),
  ];
}

/**
 * The last line of a run, whether it succeeded (something ran and nothing failed), and whether it was steady. `told`: a
 * line for what was skipped, unsteady or failed, printed last so that they are easy to find.
 */
export function summarize(tallies) {
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
  const failures = tallies.flatMap(
    ({ name, failed: count, failures: told = count > 0 ? ['see its output above'] : [] }) =>
      told.map((each) => `Failed in ${name}: ${each}`),
  );
  const notes = tallies.flatMap((tally) => tally.notes ?? []);
  return {
    told: [...tallies.flatMap(({ skipped = [] }) => skipped), ...notes, ...failures],
    line: `${passed} passed, ${failed} failed`,
    isSuccess: failed === 0 && passed > 0,
    isSteady: tallies.every(({ unsteady = 0 }) => unsteady === 0),
  };
}

/** How many lines say where the time went, and the least that one tells. */
const MAX_SLOW = 10;
const SLOW_MILLISECONDS = 1000;

/** A line for each of the slowest files, and of the steps without files, the slowest first; none if there is one alone. */
export function slowest(tallies) {
  const slow = tallies
    .flatMap(({ name: step, milliseconds, times }) =>
      times ? times.map((each) => ({ ...each, name: `${step} ${each.name}` })) : [{ name: step, milliseconds }],
    )
    .filter(({ milliseconds }) => milliseconds > SLOW_MILLISECONDS)
    .toSorted((one, other) => other.milliseconds - one.milliseconds);
  if (slow.length < 2) return [];
  return slow
    .slice(0, MAX_SLOW)
    .map(({ name, milliseconds }) => `Slowest: ${name} ${Math.round(milliseconds / 1000)} s`);
}
