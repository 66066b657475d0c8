import { installByApt } from './apt.mjs';
import { pathOf, runs } from './program.mjs';

const NAME = 'firefox-esr';

/** The path of Debian’s Firefox, installed as root if it is missing; undefined without one. */
export function findFirefox() {
  return runs(NAME) || (installByApt(NAME, 'Firefox') && runs(NAME)) ? pathOf(NAME) : undefined;
}
