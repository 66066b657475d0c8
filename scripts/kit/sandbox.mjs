import { spawnSync } from 'node:child_process';
import { installByApt } from './apt.mjs';

/** What the embedded fleet keeps builds apart with: a program, and its Debian package. */
const PACKAGES = { bwrap: 'bubblewrap', pasta: 'passt', nft: 'nftables' };

/** Installs what is missing, as root. Without it, the tests of the fleet fail and say what is missing. */
export function installSandbox() {
  for (const [program, name] of Object.entries(PACKAGES)) {
    const { error } = spawnSync(program, ['--version'], { stdio: 'ignore' });
    if (error) installByApt(name, name);
  }
}
