import { spawnSync } from 'node:child_process';
import { installByApt } from './apt.mjs';

/** Installs Debian’s TURN server if it is missing, as root. Without it, the test of relays says that it was not run. */
export function installCoturn() {
  const { error } = spawnSync('turnserver', ['--version'], { stdio: 'ignore' });
  if (error) installByApt('coturn', 'coturn');
}
