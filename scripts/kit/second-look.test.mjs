import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { runWithSecondLook } from './second-look.mjs';
import { summarize, tallyFiles } from './tally.mjs';
import { runVitest } from './vitest.mjs';

const folders = [];
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))));

/** Plants test files and runs them as a step does. `isFirst` in them: this is the first time that they are run. */
async function runPlanted(sources, { silenceMilliseconds, workers = 2, ...options } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'launchyard-planted-'));
  folders.push(folder);
  const seen = `const { existsSync, writeFileSync } = await import('node:fs');
    const isFirst = !existsSync(import.meta.filename + '.seen');
    writeFileSync(import.meta.filename + '.seen', '');`;
  for (const [name, source] of Object.entries(sources)) {
    await writeFile(join(folder, `${name}.test.ts`), `${seen}\n${source}`);
  }
  const looks = [];
  const run = (...files) =>
    runVitest(['--root', folder, '--globals', `--maxWorkers=${workers}`, ...files], {
      isShown: false,
      silenceMilliseconds,
    });
  const result = await runWithSecondLook(
    {
      runAll: run,
      runSome: (files) => run(...files),
      runAlone: (file) => {
        looks.push(file.slice(folder.length + 1));
        return run(file);
      },
    },
    options,
  );
  const { told, line } = summarize([{ name: 'planted', ...tallyFiles(result) }]);
  return { looks: inOrder(looks), told: inOrder(told.map((each) => each.replaceAll(`${folder}/`, ''))), line };
}

const inOrder = (texts) => texts.toSorted((one, other) => one.localeCompare(other));

test('a failed file is run again by itself: what passes is named, what fails again has failed', async () => {
  const { looks, told, line } = await runPlanted({
    steady: `test('adds', () => {});`,
    skipped: `test('adds', (context) => context.skip());`,
    once: `test('adds', () => { if (isFirst) throw new Error('the machine was busy'); }); test('divides', () => {});`,
    never: `test('adds', () => { throw new Error(isFirst ? 'one' : 'another'); });`,
    unloadable: `if (isFirst) throw new Error('cannot load'); test('adds', () => {});`,
    deadly: `test('adds', () => { if (isFirst) process.kill(process.pid, 'SIGKILL'); });`,
    outside: `test('adds', async () => {
      if (isFirst) void Promise.reject(new Error('nobody waits'));
      await new Promise((resolve) => setImmediate(resolve));
    });`,
    shirking: `test('adds', (context) => { if (!isFirst) context.skip(); throw new Error('broken'); });`,
  });
  expect(looks).toEqual([
    'deadly.test.ts',
    'never.test.ts',
    'never.test.ts',
    'once.test.ts',
    'outside.test.ts',
    'shirking.test.ts',
    'shirking.test.ts',
    'unloadable.test.ts',
  ]);
  expect(told).toEqual([
    'Failed in planted: never.test.ts: adds (another; first: one)',
    'Failed in planted: shirking.test.ts: adds (broken)',
    'Skipped: skipped.test.ts: 1 of 1',
    expect.stringMatching(
      /^Unsteady: deadly\.test\.ts \(first failure: .*Worker exited unexpectedly with signal SIGKILL/,
    ),
    'Unsteady: once.test.ts: adds (first failure: the machine was busy)',
    'Unsteady: outside.test.ts (first failure: nobody waits)',
    'Unsteady: unloadable.test.ts (first failure: cannot load)',
  ]);
  expect(line).toBe('6 passed, 2 failed');
});

test('a test that never yields is killed and named, and what it kept waiting is no worse for it', async () => {
  const hang = `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);`;
  const steady = Object.fromEntries(
    Array.from({ length: 14 }, (_, index) => [`steady${index}`, `test('adds', () => {});`]),
  );
  const { looks, told, line } = await runPlanted(
    { hanging: `test('adds', () => { if (isFirst) ${hang} });`, ...steady },
    { silenceMilliseconds: 60_000, workers: 1 },
  );
  expect(looks).toEqual(['hanging.test.ts']);
  expect(told).toEqual(['Unsteady: hanging.test.ts (first failure: it hung: nothing was heard of it for 60 s)']);
  expect(line).toBe('15 passed, 0 failed');
});

test('a file whose run ends badly when it is looked at again has failed, though its tests pass', async () => {
  const { told, line } = await runPlanted({
    undone: `test('adds', () => { if (isFirst) throw new Error('busy'); });
      if (!isFirst) setTimeout(() => Promise.reject(new Error('left behind')));
      beforeAll(() => () => new Promise((resolve) => setTimeout(resolve)));`,
  });
  expect(told).toEqual([
    'Failed in planted: undone.test.ts (left behind)',
    'Unsteady: undone.test.ts: adds (first failure: busy)',
  ]);
  expect(line).toBe('1 passed, 1 failed');
});

test('nothing is looked at again when time is up, and the run says so', async () => {
  const { looks, told, line } = await runPlanted(
    { once: `test('adds', () => { if (isFirst) throw new Error('busy'); });` },
    { isLate: () => true },
  );
  expect(looks).toEqual([]);
  expect(told).toEqual([
    'Failed in planted: once.test.ts: adds (busy)',
    'The run has taken too long to look again at what failed.',
  ]);
  expect(line).toBe('0 passed, 1 failed');
});

const adds = { name: 'adds', state: 'passed', message: '' };
const fails = { name: 'adds', state: 'failed', message: 'busy' };
const passing = (file) => ({ file, tests: [adds], errors: [] });
const failing = (file) => ({ file, tests: [fails], errors: [] });
/** A run of everything that came to its end. */
const whole = (files, errors = []) => ({ files, errors, isComplete: true });

test.each([
  [12, 12, '12 passed, 0 failed'],
  [13, 0, '0 passed, 13 failed'],
])('of %i failed files %i are looked at again', async (count, looks, line) => {
  const files = Array.from({ length: count }, (_, index) => failing(`${index}.test.ts`));
  const looked = [];
  const result = await runWithSecondLook({
    runAll: async () => whole(files),
    runAlone: async (file) => {
      looked.push(file);
      return { files: [passing(file)], errors: [] };
    },
  });
  expect(looked).toHaveLength(looks);
  expect(result.notes).toEqual(looks === 0 ? ['13 files failed: too many to look at each again.'] : []);
  expect(summarize([{ name: 'unit', ...tallyFiles(result) }]).line).toBe(line);
});

test.each([
  [1, ['Unsteady: outside of every test (first failure: no browser)'], '1 passed, 0 failed'],
  [3, ['Failed in unit: outside of every test (no browser)'], '0 passed, 1 failed'],
])('what fails outside of all files %i times', async (times, told, line) => {
  let runs = 0;
  const runAll = async () => {
    runs += 1;
    return runs > times ? whole([passing('a.test.ts')]) : whole([], ['no browser']);
  };
  const result = await runWithSecondLook({ runAll, runAlone: () => expect.unreachable() });
  expect(summarize([{ name: 'unit', ...tallyFiles(result) }])).toMatchObject({ told, line });
});

test('what failed in a run that is done again as a whole is told, though it passes then', async () => {
  const all = [whole([failing('a.test.ts')], ['no browser']), whole([passing('a.test.ts')])];
  const result = await runWithSecondLook({ runAll: async () => all.shift(), runAlone: () => expect.unreachable() });
  expect(summarize([{ name: 'unit', ...tallyFiles(result) }]).told).toEqual([
    'Unsteady: a.test.ts: adds (first failure: busy)',
    'Unsteady: outside of every test (first failure: no browser)',
  ]);
});

test('what failed outside of all files is not well because a run was killed before its end', async () => {
  const killed = { files: [passing('a.test.ts')], errors: [], isComplete: false };
  const all = [whole([passing('a.test.ts')], ['no browser']), killed, killed];
  const result = await runWithSecondLook({ runAll: async () => all.shift(), runAlone: () => expect.unreachable() });
  expect(summarize([{ name: 'unit', ...tallyFiles(result) }]).line).toBe('1 passed, 1 failed');
});

test('a file that can only skip its tests recovers from a worker that died', async () => {
  const skipping = { file: 'a.test.ts', tests: [{ ...adds, state: 'skipped' }], errors: [] };
  const result = await runWithSecondLook({
    runAll: async () => whole([{ file: 'a.test.ts', tests: [], errors: ['it did not end'] }]),
    runAlone: async () => whole([skipping]),
  });
  expect(summarize([{ name: 'unit', ...tallyFiles(result) }]).told).toEqual([
    'Skipped: a.test.ts: 1 of 1',
    'Unsteady: a.test.ts (first failure: it did not end)',
  ]);
});

const notBegun = (file) => ({ file, tests: [], errors: ['it was not begun'], isNotBegun: true });

test('what was not begun is begun, also if the run dies again', async () => {
  const files = Array.from({ length: 20 }, (_, index) => `${index}.test.ts`);
  const asked = [];
  const result = await runWithSecondLook({
    runAll: async () => ({ files: files.map(notBegun), errors: [] }),
    runSome: async (left) => {
      asked.push(left.length);
      return { files: [...left.slice(0, 8).map(passing), ...left.slice(8).map(notBegun)], errors: [] };
    },
    runAlone: () => expect.unreachable(),
  });
  expect(asked).toEqual([20, 12, 4]);
  expect(summarize([{ name: 'unit', ...tallyFiles(result) }])).toMatchObject({ told: [], line: '20 passed, 0 failed' });
});

test('what can never be begun has failed', async () => {
  const result = await runWithSecondLook({
    runAll: async () => ({ files: [notBegun('a.test.ts')], errors: [] }),
    runSome: async () => ({ files: [notBegun('a.test.ts')], errors: [] }),
    runAlone: () => expect.unreachable(),
  });
  expect(summarize([{ name: 'unit', ...tallyFiles(result) }])).toMatchObject({
    told: ['Failed in unit: a.test.ts (it was not begun)'],
    line: '0 passed, 1 failed',
  });
});

test('what fails outside of the files that were not begun is looked at again', async () => {
  const busy = { files: [passing('b.test.ts')], errors: ['could not start'], isComplete: true };
  const all = [
    { files: [passing('a.test.ts'), notBegun('b.test.ts')], errors: [] },
    whole([passing('a.test.ts'), passing('b.test.ts')]),
  ];
  const some = [{ files: [notBegun('b.test.ts')], errors: ['could not start'] }, busy];
  const result = await runWithSecondLook({
    runAll: async () => all.shift(),
    runSome: async () => some.shift(),
    runAlone: () => expect.unreachable(),
  });
  expect(summarize([{ name: 'unit', ...tallyFiles(result) }])).toMatchObject({
    told: ['Unsteady: outside of every test (first failure: could not start)'],
    line: '2 passed, 0 failed',
  });
});

test('nor is everything run again when time is up', async () => {
  const result = await runWithSecondLook(
    { runAll: async () => ({ files: [], errors: ['no browser'] }) },
    { isLate: () => true },
  );
  expect(summarize([{ name: 'unit', ...tallyFiles(result) }]).told).toEqual([
    'The run has taken too long to look again at what failed.',
    'Failed in unit: outside of every test (no browser)',
  ]);
});

const took = (file, milliseconds) => ({ ...file, milliseconds });

test('a file takes what all its runs take', async () => {
  const result = await runWithSecondLook({
    runAll: async () => ({ files: [took(failing('a.test.ts'), 2000), took(passing('b.test.ts'), 300)], errors: [] }),
    runAlone: async (file) => ({ files: [took(failing(file), 500)], errors: [] }),
  });
  expect(tallyFiles(result).times).toEqual([
    { name: 'a.test.ts', milliseconds: 3000 },
    { name: 'b.test.ts', milliseconds: 300 },
  ]);
});
