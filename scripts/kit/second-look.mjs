import { History } from './history.mjs';
import { isNotBegun } from './vitest.mjs';

/** How often what failed is run again before it counts as failed. */
const LOOKS = 2;
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
  const step = { ...runs, history, notes, say, isTooLate };
  await runUntilWhole(step);
  await runNotBegun(step);
  await lookAgain(step);
  return { files: history.outcomes(), notes: [...notes] };

  function isTooLate() {
    if (isLate()) notes.add(TOO_LATE);
    return isLate();
  }
}

/** Runs everything, until nothing fails outside of the files. */
async function runUntilWhole({ runAll, history, say, isTooLate }) {
  history.addAll(await runAll());
  for (let look = 0; look < LOOKS && history.outside !== undefined && !isTooLate(); look += 1) {
    say(`Running everything again: ${history.outside}`);
    history.addAll(await runAll());
  }
}

async function runNotBegun({ runSome, history, say, isTooLate }) {
  for (;;) {
    const left = history.files().filter(isNotBegun);
    if (left.length === 0 || isTooLate()) return;
    say(`Running ${left.length} files that were not begun`);
    history.add(await runSome(left.map(({ file }) => file)));
    if (history.files().filter(isNotBegun).length === left.length) return;
  }
}

async function lookAgain({ runAlone, history, notes, say, isTooLate }) {
  const failed = history.failed().filter((each) => !isNotBegun(each));
  if (failed.length === 0 || isTooLate()) return;
  if (failed.length > MAX_FILES) {
    notes.add(`${failed.length} files failed: too many to look at each again.`);
    return;
  }
  for (const { file } of failed) {
    for (let look = 0; look < LOOKS && !history.hasPassed(file) && !isTooLate(); look += 1) {
      say(`Looking again, by itself, at ${file}`);
      history.addOf(file, await runAlone(file));
    }
  }
}
