import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clusterIn } from '@launchyard/launcher/database/place';
import { stopOrphan } from '@launchyard/launcher/database/postmaster-file';

const prefix = 'launchyard-test-';

/** A folder for the cluster of this run. Its name contains our process id, so that a later run can tell that it is abandoned. */
export const makeClusterFolder = () => mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`));

/** Stops and removes the clusters of runs that were killed. */
export async function removeOldClusters(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = /^launchyard-test-(\d+)-/.exec(name)?.[1];
    if (pid === undefined || isAlive(Number(pid))) continue;
    const folder = join(tmpdir(), name);
    try {
      await stopOrphan(clusterIn({ folder: join(folder, 'database') }), () => undefined);
      await rm(folder, { recursive: true, force: true });
    } catch (error) {
      // Belongs to another user, whose next run cleans it up.
      if (!(error instanceof Error && 'code' in error && (error.code === 'EACCES' || error.code === 'EPERM')))
        throw error;
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
