import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './root.mjs';
import { run } from './run.mjs';

const NOT_BEGUN = 'it was not begun';
const RECORDER = fileURLToPath(new URL('recorder.mjs', import.meta.url));
/** Longer than any test or hook may take. */
const SILENCE_MILLISECONDS = 11 * 60_000;

/**
 * Runs vitest and returns `{ files, errors }`: each file as `{ file, tests: [{ name, state, message }], errors,
 * milliseconds }`, with the absolute path as `file` and what it took, and the messages of what failed outside of all
 * files. A file that was planned and never ended, because its worker died, the run hung or was killed, is among `files`
 * with an error that says so. `options` go to vitest as they are.
 */
export async function runVitest(options, { env, silenceMilliseconds = SILENCE_MILLISECONDS, isShown = true } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'launchyard-report-'));
  const file = join(folder, 'report.jsonl');
  try {
    const { code } = await run('vitest', ['run', '--reporter=default', `--reporter=${RECORDER}`, ...options], {
      env: { ...env, RECORDER: JSON.stringify({ file, silenceMilliseconds }) },
      isShown,
    });
    const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n').filter(Boolean);
    return readRecord(
      lines.map((line) => JSON.parse(line)),
      code,
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The lines of the recorder and the exit code as one result. */
export function readRecord(lines, code) {
  const files = new Map();
  for (const { tests, errors, ...rest } of lines)
    if (tests) files.set(rest.file, { ...rest, tests, errors: [...errors] });
  const lost = lines.flatMap(({ planned = [] }) => planned).filter((file) => !files.has(file));
  for (const file of lost) files.set(file, { file, tests: [], ...whyLost(file, lines) });
  const errors = [];
  for (const { error, file } of lines) {
    if (error === undefined) continue;
    const owner = [...files.keys()].find((path) => path === file || error.includes(path));
    if (owner === undefined) errors.push(error);
    else if (!lost.includes(owner)) files.get(owner).errors.push(error);
  }
  const result = { files: [...files.values()], errors };
  if (code !== 0 && errors.length === 0 && !result.files.some(isFailed)) errors.push(`vitest ended with ${code}`);
  return result;
}

/** Why a planned file did not end, as `{ errors }`. One that hung took at least as long as it was silent. */
function whyLost(path, lines) {
  const told = lines.find(({ error }) => error?.includes(path));
  if (told) return { errors: [told.error] };
  if (!lines.some(({ begun }) => begun === path)) return { errors: [NOT_BEGUN] };
  const { silentMilliseconds: milliseconds } = lines.find((line) => line.silentMilliseconds !== undefined) ?? {};
  if (milliseconds === undefined) return { errors: ['it did not end'] };
  return { errors: [`it hung: nothing was heard of it for ${milliseconds / 1000} s`], milliseconds };
}

/** Whether a run ended before it came to a file. */
export const isNotBegun = ({ errors }) => errors[0] === NOT_BEGUN;

/** Whether something failed in a file, or it did not end. */
export const isFailed = ({ tests, errors }) => errors.length > 0 || tests.some(({ state }) => state === 'failed');

/** How a file is called in the output. */
export const nameOf = ({ file }) => (file.startsWith(`${root}/`) ? file.slice(root.length + 1) : file);
