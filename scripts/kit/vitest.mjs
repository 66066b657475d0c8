import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './root.mjs';
import { run } from './run.mjs';

const RECORDER = fileURLToPath(new URL('recorder.mjs', import.meta.url));
/** Longer than any test or hook may take. */
const SILENCE_MILLISECONDS = 11 * 60_000;

/**
 * Runs vitest and returns `{ files, errors, isComplete }`: each file as `{ file, tests: [{ name, state, message }], errors,
 * milliseconds }`, with the absolute path as `file` and what it took, and the messages of what failed outside of all
 * files, and whether the run came to its end. A file that was planned and never ended, because its worker died, the run hung or was killed, is among `files`
 * with an error that says so. `options` go to vitest as they are.
 */
export async function runVitest(options, { env, silenceMilliseconds = SILENCE_MILLISECONDS, isShown = true } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'launchyard-report-'));
  const file = join(folder, 'report.jsonl');
  try {
    const { code } = await run('vitest', ['run', '--reporter=default', `--reporter=${RECORDER}`, ...options], {
      env: { ...env, RECORDER: JSON.stringify({ file, silenceMilliseconds }) },
      isShown,
      isTold: true,
    });
    const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n').filter(Boolean);
    return readRecord(lines.flatMap(parse), code);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A line as an array of one object; of none if it was cut off, since the run was killed while it was written. */
function parse(line) {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}

/** The lines of the recorder and the exit code as one result. A file that was not begun is marked as `isNotBegun`. */
export function readRecord(lines, code) {
  const files = new Map();
  for (const { planned = [] } of lines) for (const file of planned) files.set(file, { file, tests: [], errors: [] });
  const lost = new Set(files.keys());
  for (const { tests, errors, ...rest } of lines) {
    if (!tests) continue;
    files.set(rest.file, { ...rest, tests, errors: [...errors] });
    lost.delete(rest.file);
  }
  const errors = [];
  for (const { error, file, frames = '' } of lines) {
    if (error === undefined) continue;
    // Where files share a worker, vitest knows only which of them ran when an earlier one’s timer threw.
    const owner = files.get(namedIn(frames)) ?? files.get(file) ?? files.get(namedIn(error));
    if (owner !== undefined) owner.errors.push(error);
    else if (!isOfWorker(error) || !hasNotBegun(lost)) errors.push(error);
  }
  for (const path of lost) {
    const file = files.get(path);
    if (file.errors.length === 0) Object.assign(file, whyLost(path, lines));
  }
  const isComplete = lines.some(({ ended }) => ended);
  const isKilled = lost.size > 0 || lines.some(({ silentMilliseconds }) => silentMilliseconds !== undefined);
  if (!isComplete && !isKilled) errors.push('the run did not come to its end');
  const result = { files: [...files.values()], errors, isComplete };
  // If no file was begun, that is what wants a reason, and none.
  const isExplained = errors.length > 0 || (result.files.some(isFailed) && !result.files.every(isNotBegun));
  if (code !== 0 && !isExplained) errors.push(`vitest ended with ${code}`);
  return result;

  function namedIn(text) {
    return [...files.keys()].find((path) => text.includes(path));
  }

  function hasNotBegun(paths) {
    return [...paths].some((path) => !lines.some(({ begun }) => begun === path));
  }
}

/** A worker that could not be started only keeps its files from being begun. */
const isOfWorker = (error) => error.startsWith('[vitest-pool]');

/** Why a planned file did not end, if nothing was said about it. One that hung took at least as long as it was silent. */
function whyLost(path, lines) {
  if (!lines.some(({ begun }) => begun === path)) return { errors: ['it was not begun'], isNotBegun: true };
  const { silentMilliseconds: milliseconds } = lines.find((line) => line.silentMilliseconds !== undefined) ?? {};
  if (milliseconds === undefined) return { errors: ['it did not end'] };
  return { errors: [`it hung: nothing was heard of it for ${milliseconds / 1000} s`], isHung: true, milliseconds };
}

/** Whether a run ended before it came to a file. */
export const isNotBegun = ({ isNotBegun: isIt = false }) => isIt;

/** Whether nothing was heard of a file any more. */
export const isHung = ({ isHung: isIt = false }) => isIt;

/** Whether something failed in a file, or it did not end. */
export const isFailed = ({ tests, errors }) => errors.length > 0 || tests.some(({ state }) => state === 'failed');

/** How a file is called in the output. */
export const nameOf = ({ file }) => (file.startsWith(`${root}/`) ? file.slice(root.length + 1) : file);
