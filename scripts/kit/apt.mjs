import { spawnSync } from 'node:child_process';

/** How long another installation may take, in milliseconds. */
const PATIENCE = 300_000;

/**
 * Installs a Debian or Ubuntu package, as root; `shownName` is what the terminal shows. Returns whether that worked.
 */
export function installByApt(name, shownName) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0) return false;
  process.stdout.write(`Installing ${shownName}.\n`);
  const wait = ['-o', `DPkg::Lock::Timeout=${PATIENCE / 1000}`];
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' } };
  updateLists(options);
  return spawnSync('apt-get', [...wait, 'install', '-y', '--no-install-recommends', name], options).status === 0;
}

/** The lock of the lists knows no timeout. */
function updateLists({ env }) {
  const deadline = performance.now() + PATIENCE;
  for (;;) {
    const { stderr } = spawnSync('apt-get', ['update'], { stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8', env });
    if (!/Could not get lock|Unable to lock/.test(stderr ?? '') || performance.now() > deadline) return;
    spawnSync('sleep', ['1']);
  }
}
