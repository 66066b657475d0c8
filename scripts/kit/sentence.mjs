import { statfs } from 'node:fs/promises';
import { root } from './root.mjs';

/** A problem that the user can solve, in a sentence. */
export class Sentence extends Error {
  name = 'Sentence';
}

const diskFull = 'The disk is full: make room and try again.';

const causes = [
  [/ENOSPC|no space left on device|os error 28/i, diskFull],
  [
    /EACCES|EPERM|EROFS|permission denied|read-only file system/i,
    `This user may not write to ${root} or to the home folder.`,
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|SOCKET_TIMEOUT|META_FETCH|error sending request|dns error|connect error|fetch failed|network|installArchSpecificPackage/i,
    'The package registry cannot be reached: check the network, or set npm_config_registry to a registry that can be.',
  ],
  [
    /OUTDATED_LOCKFILE|FROZEN_LOCKFILE|lockfile is not up.to.date/i,
    'pnpm-lock.yaml does not match a package.json: install once without --frozen-lockfile and commit the lock file.',
  ],
];

/** With less free space, an installation that failed for an unknown reason failed for lack of space. */
const scarceBytes = 500 * 1024 * 1024;

/** The sentence for the output of a failed installation, or for the system’s error. `folder` is its target. */
export async function explain(output, otherwise, folder = root) {
  // Programs wrap their lines at the terminal’s width.
  const oneLine = output.replace(/\s+/g, ' ');
  const known = causes.find(([pattern]) => pattern.test(oneLine));
  if (known) return new Sentence(known[1]);
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < scarceBytes) return new Sentence(diskFull);
  return new Sentence(`${otherwise}\n${output.trim().split('\n').slice(-20).join('\n')}`);
}
