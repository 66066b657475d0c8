import { isFailed, isNotBegun } from './vitest.mjs';

/** How often what failed is run again before it counts as failed. */
const LOOKS = 2;
const TOO_LATE = 'The run has taken too long to look again at what failed.';
/** If more files of a step failed, something is broken, and a busy machine is not the reason. */
const MAX_FILES = 12;

/**
 * Runs test files, and then each that failed again by itself, with nothing beside it: a busy machine can fail a test once,
 * a fault fails it every time. What belongs to no file, such as a database that did not start, runs everything again;
 * what a run that hung had not begun is begun now.
 *
 * `runAll()`, `runSome(paths)` and `runAlone(path)` return what `runVitest` returns. `isLate()`: there is no time left to
 * look again. Returns `{ files, errors, unsteady, notes }`: the files as they ended, with `milliseconds` summed over all
 * runs, and each that failed with its first result as `first`; the first results of what passed when it was looked at
 * again; and sentences for the end of the output.
 */
export async function runWithSecondLook(
  { runAll, runSome, runAlone },
  { isLate = () => false, say = () => undefined } = {},
) {
  const unsteady = [];
  const notes = new Set();
  const durations = new Durations();
  let all = durations.add(await runAll());
  for (let look = 0; look < LOOKS && all.errors.length > 0 && !isLate(); look += 1) {
    say(`Running everything again: ${all.errors[0]}`);
    const again = durations.add(await runAll());
    if (again.errors.length === 0) unsteady.push({ file: 'The whole run', tests: [], errors: all.errors });
    all = again;
  }
  if (all.errors.length > 0 && isLate()) notes.add(TOO_LATE);
  const left = all.files.filter(isNotBegun).map(({ file }) => file);
  if (left.length > 0 && !isLate()) {
    say(`Running ${left.length} files that were not begun`);
    const rest = durations.add(await runSome(left));
    const begun = all.files.filter(({ file }) => !rest.files.some((each) => each.file === file));
    all = { files: [...begun, ...rest.files], errors: [...all.errors, ...rest.errors] };
  }
  const failed = all.files.filter(isFailed);
  if (failed.length > MAX_FILES) {
    notes.add(`${failed.length} files failed: too many to look at each again.`);
    return { ...all, files: durations.applyTo(all.files), unsteady, notes: [...notes] };
  }
  const last = new Map();
  for (const first of failed) {
    for (let look = 0; look < LOOKS; look += 1) {
      if (isLate()) {
        notes.add(TOO_LATE);
        break;
      }
      say(`Looking again, by itself, at ${first.file}`);
      const again = durations.add(await runAlone(first.file)).files.find(({ file }) => file === first.file);
      if (again && hasPassed(again, first)) {
        last.set(first.file, again);
        unsteady.push(first);
        break;
      }
      if (again && isFailed(again)) last.set(first.file, { ...again, first });
    }
  }
  const files = all.files.map((each) => last.get(each.file) ?? each);
  return { ...all, files: durations.applyTo(files), unsteady, notes: [...notes] };
}

/** A test that is skipped when it is looked at again has not passed. */
function hasPassed(again, first) {
  const passed = new Set(again.tests.filter(({ state }) => state === 'passed').map(({ name }) => name));
  const failed = first.tests.filter(({ state }) => state === 'failed');
  return !isFailed(again) && passed.size > 0 && failed.every(({ name }) => passed.has(name));
}

/** Adds up what each file took in all its runs, in milliseconds. */
class Durations {
  #spent = new Map();

  /** Returns the result as it is. */
  add(result) {
    for (const { file, milliseconds = 0 } of result.files) this.#spent.set(file, this.#of(file) + milliseconds);
    return result;
  }

  applyTo = (files) => files.map((each) => ({ ...each, milliseconds: this.#of(each.file) }));
  #of = (file) => this.#spent.get(file) ?? 0;
}
