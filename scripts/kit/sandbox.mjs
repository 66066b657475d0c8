import { installByApt } from './apt.mjs';
import { isInstalled } from './program.mjs';

/** What the embedded fleet keeps builds apart with: a program, and its Debian package. */
const PACKAGES = { bwrap: 'bubblewrap', pasta: 'passt', nft: 'nftables' };

/** Installs what is missing, as root. Without it, the tests of the fleet fail and say what is missing. */
export function installSandbox() {
  for (const [program, name] of Object.entries(PACKAGES)) {
    if (!isInstalled(program)) installByApt(name, name);
  }
}
