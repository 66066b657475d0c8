import { findChromium } from '../kit/chromium.mjs';
import { ensurePanel } from '../kit/panel.mjs';
import { run as runProgram } from '../kit/run.mjs';
import { ensureToolchain } from '../kit/toolchain.mjs';

/** Runs all benches, or the named ones, with the built panel and a Chromium. Returns the exit code. */
export async function run(names) {
  await ensureToolchain();
  await ensurePanel();
  const { code } = await runProgram('node', ['bench/main.ts', ...names], {
    env: { CHROME_PATH: findChromium() },
    isShown: true,
  });
  return code;
}
