import { appendFileSync, readdirSync, readFileSync } from 'node:fs';

/** Longer than vitest takes to tear down what its set-up made. */
const LEAVE_MILLISECONDS = 90_000;

/**
 * A reporter for vitest that writes down what each test file did as soon as it has ended, one JSON object a line: what is
 * known survives a run that is killed. `RECORDER` in the environment says where, and after how many milliseconds of
 * silence the run counts as hanging and is killed: a test that never yields cannot be timed out by its own worker.
 *
 * Lines: `{ planned: [path] }`, `{ begun: path }`, `{ file: path, tests: [{ name, state, message }], errors: [message],
 * milliseconds }`, `{ error: message, file: path or undefined, frames: text }` for an error outside of every test, with where it
 * came from, `{ ended: true }`, and
 * `{ silentMilliseconds }`.
 */
export default class Recorder {
  #settings = JSON.parse(process.env['RECORDER'] ?? '{}');
  #silence;

  onInit(vitest) {
    const { silenceMilliseconds } = this.#settings;
    this.#silence = setTimeout(() => {
      this.#write({ silentMilliseconds: silenceMilliseconds });
      this.#writeErrors(vitest.state.getUnhandledErrors());
      kill();
    }, silenceMilliseconds).unref();
    const leave = () => {
      setTimeout(kill, LEAVE_MILLISECONDS).unref();
      vitest.cancelCurrentRun('input');
      void vitest.exit(true);
    };
    // Who began this run is gone, maybe already since before we listen.
    process.once('disconnect', leave);
    process.channel?.unref();
    if (process.send && !process.connected) leave();
  }

  onTestRunStart(specifications) {
    this.#write({ planned: specifications.map(({ moduleId }) => moduleId) });
  }

  onTestModuleQueued({ moduleId }) {
    this.#heard();
    this.#write({ begun: moduleId });
  }

  onTestModuleEnd(module) {
    this.#heard();
    const suites = [...module.children.allSuites()];
    const tests = [...module.children.allTests()].map((test) => {
      const { state, errors } = test.result();
      return { name: test.fullName, state, message: messageOf(errors?.[0]) };
    });
    const errors = [module, ...suites].flatMap((each) => each.errors()).map(messageOf);
    if (tests.length === 0 && errors.length === 0) errors.push('it has no test');
    this.#write({ file: module.moduleId, tests, errors, milliseconds: durationOf(module.diagnostic()) });
  }

  onTestRunEnd(_, errors) {
    this.#heard();
    this.#writeErrors(errors);
    this.#write({ ended: true });
  }

  onTestModuleCollected = () => this.#heard();
  onTestCaseReady = () => this.#heard();
  onTestCaseResult = () => this.#heard();
  onHookStart = () => this.#heard();
  onHookEnd = () => this.#heard();

  #heard() {
    this.#silence?.refresh();
  }

  #writeErrors(errors) {
    for (const error of errors) for (const each of causesOf(error)) this.#write(each);
  }

  #write(line) {
    appendFileSync(this.#settings.file, `${JSON.stringify(line)}\n`);
  }
}

/** Vitest’s own watchdog ends the workers that this leaves behind, and they what they started: what they had stopped, too. */
function kill() {
  for (const pid of descendants(process.pid)) signal(pid, 'SIGCONT');
  process.kill(process.pid, 'SIGKILL');
}

/** All processes that this one and its children started and that still are, where the system tells. */
function descendants(of) {
  const children = Map.groupBy(processes(), ({ parent }) => parent);
  const found = (children.get(of) ?? []).map(({ pid }) => pid);
  for (const pid of found) found.push(...(children.get(pid) ?? []).map((child) => child.pid));
  return found;
}

function processes() {
  try {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    return pids.map(Number).map((pid) => ({ pid, parent: parentOf(pid) }));
  } catch {
    return [];
  }
}

function parentOf(pid) {
  try {
    return Number(/^PPid:\s(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}

function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch {
    // It has just ended.
  }
}

/** What a file took in all: its environment, what it imports, its tests and their hooks. */
function durationOf({ environmentSetupDuration, prepareDuration, setupDuration, collectDuration, duration }) {
  return Math.round(environmentSetupDuration + prepareDuration + setupDuration + collectDuration + duration);
}

/** What vitest caught; where workers failed, several in one. */
function causesOf(error) {
  if (Array.isArray(error?.errors) && error.errors.length > 0) return error.errors.flatMap(causesOf);
  const message = [error, error?.cause].filter(Boolean).map(messageOf).join(' ');
  const frames = String(error?.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line));
  return [{ error: message, file: error?.VITEST_TEST_PATH, frames: frames.join('\n') }];
}

/** Whatever was thrown. */
const messageOf = (error) => String(error?.message ?? error ?? '').split('\n', 1)[0];
