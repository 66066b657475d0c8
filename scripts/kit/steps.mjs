import { availableParallelism } from 'node:os';
import { findChromium, findHeadlessChromium } from './chromium.mjs';
import { findFirefox } from './firefox.mjs';
import { installSandbox } from './sandbox.mjs';
import { findClamd } from './clamd.mjs';
import { installCoturn } from './coturn.mjs';
import { ensurePanel } from './panel.mjs';
import { runAgainIfKilled } from './run.mjs';
import { runWithSecondLook } from './second-look.mjs';
import { tallyFiles } from './tally.mjs';
import { checkTypes } from './types.mjs';
import { runVitest } from './vitest.mjs';

/**
 * What `npm test` runs, in this order. Each step returns how many of its checks passed and failed, and the time of each
 * of its files, if it has any. Those with test files run some alone, if asked to: parts of their paths.
 */
export const steps = {
  format: () => program('prettier', ['--check', '--cache', '--cache-strategy', 'content', '.']),
  lint: () => program('oxlint', ['--type-aware']),
  types: checkTypes,
  checks: (files) => vitest(['checks'], undefined, files),
  unit: (files) => vitest(['unit', 'panel'], undefined, files),
  programs: (files) => {
    installSandbox();
    installCoturn();
    return vitest(['programs'], undefined, files);
  },
  faults: (files = []) => vitest(['faults'], undefined, [...ALONE, ...files]),
  clamd: testClamd,
  panel: async () => {
    await ensurePanel();
    return { passed: 1, failed: 0 };
  },
  browser: async (files = []) => {
    await ensurePanel();
    return vitest(['e2e'], { CHROME_PATH: findHeadlessChromium() }, [...ONE_A_CORE, ...files]);
  },
  streams: async (files = []) => {
    await ensurePanel();
    return vitest(['streams'], { CHROME_PATH: findChromium(), FIREFOX_PATH: findFirefox() }, [...ALONE, ...files]);
  },
};

/** Each file starts a browser and the product: more at once only wait for each other. */
const ONE_A_CORE = [`--maxWorkers=${availableParallelism()}`];
/** One file after the other. */
const ALONE = ['--no-file-parallelism'];

async function program(name, args) {
  const { code, output } = await runAgainIfKilled(name, args);
  if (code !== 0) process.stdout.write(`${output.trim()}\n`);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** After this long no file is looked at again, so that the whole run ends in time. */
const LAST_LOOK_MILLISECONDS = 60 * 60_000;
const say = (sentence) => process.stdout.write(`== ${sentence}\n`);
const isLate = () => performance.now() > LAST_LOOK_MILLISECONDS;

/**
 * Runs the tests of projects, and again by itself each file that failed. `options`: of vitest, or parts of the paths of
 * the files to run; unset, all.
 */
export async function vitest(projects, env, options = []) {
  const common = ['--passWithNoTests', '--allowOnly=false', ...projects.map((name) => `--project=${name}`)];
  const runs = {
    runAll: () => runVitest([...common, ...options], { env }),
    runSome: (files) => runVitest([...common, ...options.filter(isOption), ...files], { env }),
    runAlone: (file) => runVitest([...common, ...ALONE, file], { env }),
  };
  return tallyFiles(await runWithSecondLook(runs, { isLate, say }));
}

const isOption = (word) => word.startsWith('-');

/** The one optional tool: skipped tests are reported. */
function testClamd() {
  const clamd = findClamd();
  if (clamd !== undefined) return vitest(['clamd'], { CLAMD_PATH: clamd });
  process.stdout.write('There is no clamd on this machine: the tests against a real one were not run.\n');
  return { passed: 0, failed: 0 };
}
