import { installByApt } from './apt.mjs';
import { isInstalled } from './program.mjs';

/** Installs Debian’s TURN server if it is missing, as root. Without it, the test of relays says that it was not run. */
export function installCoturn() {
  if (!isInstalled('turnserver')) installByApt('coturn', 'coturn');
}
