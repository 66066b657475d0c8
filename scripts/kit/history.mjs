import { isFailed, isNotBegun } from './vitest.mjs';

/** The name for what belongs to no file. */
export const OUTSIDE = 'outside of every test';

/** What each file of a step did, in all its runs. */
export class History {
  /** Results by file, the first run first. */
  #results = new Map();

  /** Adds what `runVitest` returned for some files. */
  add({ files, errors }) {
    for (const result of files) this.#append(result);
    if (errors.length > 0) this.#append({ file: OUTSIDE, tests: [], errors });
  }

  /** The same for all files: only such a run, and one that came to its end, shows that nothing fails outside of them. */
  addAll(run) {
    this.add(run);
    if (run.isComplete && run.errors.length === 0 && this.#results.has(OUTSIDE))
      this.#append({ file: OUTSIDE, tests: [], errors: [] });
  }

  /** Adds a run of one file: what it says of no file belongs to that one. */
  addOf(file, run) {
    const result = run.files.find((each) => each.file === file) ?? { file, tests: [], errors: ['it was not run'] };
    this.#append({ ...result, errors: [...result.errors, ...run.errors] });
  }

  /** The last result of each file. */
  files() {
    return [...this.#results.values()].map((results) => results.at(-1));
  }

  /** The files that have failed and not passed since. */
  failed() {
    return this.outcomes().filter((each) => isFailed(each) && each.file !== OUTSIDE);
  }

  hasPassed(file) {
    return hasPassed(this.#results.get(file));
  }

  /** Why something outside of all files failed last; undefined if all is well. */
  get outside() {
    return this.#results.get(OUTSIDE)?.at(-1).errors[0];
  }

  /**
   * Each file as it ended: as it passed, or else as it failed last. `earlier`: its other results, the first one first;
   * `milliseconds`: what all of them took.
   */
  outcomes() {
    return [...this.#results.values()].map((results) => {
      const end = hasPassed(results) ? results.at(-1) : (results.findLast(isFailed) ?? results.at(-1));
      const milliseconds = results.reduce((sum, each) => sum + (each.milliseconds ?? 0), 0);
      return { ...end, milliseconds, earlier: results.filter((each) => each !== end) };
    });
  }

  #append(result) {
    const results = (this.#results.get(result.file) ?? []).filter((each) => !isNotBegun(each));
    // A run that did not come to a file says nothing about it.
    if (isNotBegun(result) && results.length > 0) return;
    this.#results.set(result.file, [...results, result]);
  }
}

/** Whether the last result of a file is good. A test that failed, and is skipped when it is looked at again, has not passed. */
function hasPassed(results) {
  const last = results.at(-1);
  const earlier = results.slice(0, -1).filter(isFailed);
  if (isFailed(last)) return false;
  if (earlier.length === 0 || last.file === OUTSIDE) return true;
  const passed = new Set(last.tests.filter(({ state }) => state === 'passed').map(({ name }) => name));
  const ran = earlier.flatMap(({ tests }) => tests).filter(({ state }) => state !== 'skipped');
  if (ran.length > 0 && passed.size === 0) return false;
  return ran.every(({ name, state }) => state !== 'failed' || passed.has(name));
}
