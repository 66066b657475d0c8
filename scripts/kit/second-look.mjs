import { History } from './history.mjs';
import { isHung, isNotBegun } from './vitest.mjs';

/** How often what failed is run again before it counts as failed. */
const LOOKS = 2;
/** Each takes as long as one waits for a word of it. */
const LOOKS_AT_HUNG = 1;
const TOO_LATE = 'The run has taken too long to look again at what failed.';
/** If more files of a step failed, something is broken, and a busy machine is not the reason. */
const MAX_FILES = 12;

/**
 * Runs test files, and then each that failed again by itself, with nothing beside it: a busy machine can fail a test once,
 * a fault fails it every time. What belongs to no file, such as a failing set-up, runs everything again;
 * what a run that hung had not begun is begun now.
 *
 * `runAll()`, `runSome(paths)` and `runAlone(path)` return what `runVitest` returns. `isLate()`: there is no time left to
 * run anything again. Returns `{ files, notes }`: each file as it ended, with its `earlier` results and the `milliseconds`
 * of all of them, and sentences for the end of the output.
 */
export async function runWithSecondLook(runs, { isLate = () => false, say = () => undefined } = {}) {
  const history = new History();
  const notes = new Set();
  const step = { ...runs, history, notes, say, isTooLate, wholeRuns: 0 };
  history.addAll(await runs.runAll());
  await runUntilWhole(step);
  await runNotBegun(step);
  await runUntilWhole(step);
  await lookAgain(step);
  return { files: history.outcomes(), notes: [...notes] };

  function isTooLate() {
    if (isLate()) notes.add(TOO_LATE);
    return isLate();
  }
}

/** Runs everything again, until nothing fails outside of the files. */
async function runUntilWhole(step) {
  const { runAll, history, say, isTooLate } = step;
  for (; step.wholeRuns < LOOKS && history.outside !== undefined && !isTooLate(); step.wholeRuns += 1) {
    say(`Running everything again: ${history.outside}`);
    history.addAll(await runAll());
  }
}

async function runNotBegun({ runSome, history, say, isTooLate }) {
  let left = history.files().filter(isNotBegun);
  for (let look = 0; look < LOOKS && left.length > 0 && !isTooLate(); look += 1) {
    say(`Running ${left.length} files that were not begun`);
    history.add(await runSome(left.map(({ file }) => file)));
    const before = left.length;
    left = history.files().filter(isNotBegun);
    if (left.length < before) look = -1;
  }
}

async function lookAgain({ runAlone, history, notes, say, isTooLate }) {
  const failed = history.failed().filter((each) => !isNotBegun(each));
  if (failed.length === 0 || isTooLate()) return;
  if (failed.length > MAX_FILES) {
    notes.add(`${failed.length} files failed: too many to look at each again.`);
    return;
  }
  for (const { file, ...result } of failed) {
    const looks = isHung(result) ? LOOKS_AT_HUNG : LOOKS;
    for (let look = 0; look < looks && !history.hasPassed(file) && !isTooLate(); look += 1) {
      say(`Looking again, by itself, at ${file}`);
      history.addOf(file, await runAlone(file));
    }
  }
}
