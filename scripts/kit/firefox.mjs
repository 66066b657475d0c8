import { spawnSync } from 'node:child_process';
import { installByApt } from './apt.mjs';

const NAME = 'firefox-esr';
const isThere = () => spawnSync(NAME, ['--version'], { stdio: 'ignore' }).status === 0;

/** The path of Debian’s Firefox, installed as root if it is missing; undefined without one. */
export function findFirefox() {
  if (!isThere() && !(installByApt(NAME, 'Firefox') && isThere())) return undefined;
  return spawnSync('/bin/sh', ['-c', `command -v ${NAME}`], { encoding: 'utf8' }).stdout.trim();
}
