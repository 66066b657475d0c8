import { access, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { findFirefox } from './firefox.mjs';
import { installSandbox } from './sandbox.mjs';
import { findClamd } from './clamd.mjs';
import { installCoturn } from './coturn.mjs';
import { ensurePanel } from './panel.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { Sentence } from './sentence.mjs';
import { tallySecondTry, tallyVitest } from './tally.mjs';

/** What `npm test` runs, in this order. Each step returns how many of its checks passed and failed. */
export const steps = {
  format: () => program('prettier', ['--check', '--cache', '--cache-strategy', 'content', '.']),
  lint: () => program('oxlint', ['--type-aware']),
  types: checkTypes,
  checks: () => vitest(['checks']),
  unit: () => vitest(['unit', 'panel']),
  programs: () => {
    installSandbox();
    installCoturn();
    return vitest(['programs']);
  },
  faults: () => vitest(['faults']),
  clamd: testClamd,
  panel: buildPanel,
  browser: () => tell(() => vitest(['e2e'], browsers())),
  streams: () => tell(() => vitest(['streams'], browsers(), ALONE)),
};

const browsers = () => ({ CHROME_PATH: findChromium(), FIREFOX_PATH: findFirefox() });
/** One file after the other. */
const ALONE = ['--no-file-parallelism'];

async function program(name, args) {
  const { code, output } = await run(name, args);
  if (code !== 0) process.stdout.write(`${output.trim()}\n`);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** The compiler’s incremental state: it checks only what changed since, and what depends on that. */
const known = (project) => join(root, 'node_modules/.cache/types', `${project.replaceAll('/', '-')}.json`);

async function checkTypes() {
  const packages = (await readdir(join(root, 'packages'))).map((name) => `packages/${name}`);
  const sum = { passed: 0, failed: 0 };
  for (const project of [...packages, 'e2e', 'bench', 'checks']) {
    if (!(await exists(join(root, project, 'tsconfig.json')))) continue;
    const { passed, failed } = await program('tsc', [
      '-p',
      project,
      '--incremental',
      '--tsBuildInfoFile',
      known(project),
    ]);
    sum.passed += passed;
    sum.failed += failed;
  }
  return sum;
}

/** How many files of a run may have a second try: where more fail, it is not chance. */
const MOST_SECOND_TRIES = 4;

/**
 * Runs the tests of projects. `options`: of the runner, or parts of the paths of the files to run; unset, all. Files in
 * which something failed are run once more, one after the other: on a busy machine a test may lose a race that it wins
 * alone. An error outside of every file runs everything again. The tally names what needed a second try, so that it gets
 * fixed.
 */
export async function vitest(projects, env, options = []) {
  const { report, tally } = await runVitest(projects, env, options);
  if (tally.failed === 0 || tally.files.length > MOST_SECOND_TRIES) return tally;
  process.stdout.write(`== A second try for ${tally.files.join(', ') || 'all'}\n`);
  const second = await runVitest(projects, env, tally.files.length > 0 ? [...ALONE, ...tally.files] : options);
  if (tally.files.length === 0) return { ...second.tally, secondTries: tally.failures };
  return tallySecondTry(report, second.tally, root);
}

async function runVitest(projects, env, options) {
  const folder = await mkdtemp(join(tmpdir(), 'launchyard-report-'));
  const file = join(folder, 'report.json');
  try {
    const { code } = await run(
      'vitest',
      [
        'run',
        '--passWithNoTests',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
        ...projects.map((name) => `--project=${name}`),
        ...options,
      ],
      { env, isShown: true },
    );
    const report = await readFile(file, 'utf8').then(JSON.parse, () => undefined);
    return { report, tally: tallyVitest(report, code, root) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The one optional tool: skipped tests are reported. */
function testClamd() {
  const clamd = findClamd();
  if (clamd !== undefined) return vitest(['clamd'], { CLAMD_PATH: clamd });
  process.stdout.write('There is no clamd on this machine: the tests against a real one were not run.\n');
  return { passed: 0, failed: 0 };
}

function buildPanel() {
  return tell(async () => {
    await ensurePanel();
    return { passed: 1, failed: 0 };
  });
}

/** A step that cannot run says why, and counts as a failure. */
async function tell(step) {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof Sentence)) throw error;
    process.stdout.write(`${error.message}\n`);
    return { passed: 0, failed: 1 };
  }
}

const exists = (path) =>
  access(path).then(
    () => true,
    () => false,
  );
