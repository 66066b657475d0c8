import { findChromium } from '../kit/chromium.mjs';
import { ensurePanel } from '../kit/panel.mjs';
import { run as runProgram } from '../kit/run.mjs';
import { ensureToolchain } from '../kit/toolchain.mjs';

/** Runs all benches, or those that are named, with the built panel and a Chromium. Gives the exit code. */
export async function run(names) {
  await ensureToolchain();
  await ensurePanel();
  const { code } = await runProgram('node', ['bench/main.ts', ...names], {
    env: { CHROME_PATH: findChromium() },
    isShown: true,
  });
  return code;
}
