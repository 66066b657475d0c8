import { installByApt } from './apt.mjs';
import { pathOf, runs } from './program.mjs';
import { Sentence } from './sentence.mjs';

const candidates = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The path or name of a working Chromium: CHROME_PATH, an installed one, or one installed with apt as root. Throws a
 * Sentence.
 */
export function findChromium(environment = process.env, names = candidates) {
  const given = environment.CHROME_PATH;
  if (given !== undefined && given !== '') {
    if (runs(given)) return given;
    throw new Sentence(`CHROME_PATH is ${given}, which does not run: set it to a Chromium or Chrome.`);
  }
  const installed = names.find(runs) ?? (installByApt('chromium', 'Chromium') ? names.find(runs) : undefined);
  if (installed !== undefined) return pathOf(installed);
  throw new Sentence('The browser tests need Chromium: install it, or set CHROME_PATH to a Chromium or Chrome.');
}

/**
 * Prefers Chromium’s headless shell, which takes half the time for a page. Streams need the whole Chromium with its
 * decoders.
 */
export function findHeadlessChromium(environment = process.env, name = 'chromium-headless-shell') {
  if (environment.CHROME_PATH) return findChromium(environment);
  const isThere = runs(name) || (installByApt(name, 'headless Chromium') && runs(name));
  return isThere ? pathOf(name) : findChromium(environment);
}
