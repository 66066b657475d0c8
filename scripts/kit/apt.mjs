import { spawnSync } from 'node:child_process';

/**
 * Installs a Debian or Ubuntu package, as root; `shownName` is what the terminal shows. Returns whether that worked.
 */
export function installByApt(name, shownName) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0) return false;
  process.stdout.write(`Installing ${shownName}.\n`);
  const wait = ['-o', 'DPkg::Lock::Timeout=300'];
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', [...wait, 'update'], options);
  return spawnSync('apt-get', [...wait, 'install', '-y', '--no-install-recommends', name], options).status === 0;
}
