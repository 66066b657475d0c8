import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GIB } from '@launchyard/domain/kit';
import { clusterIn } from '@launchyard/launcher/database/place';
import { stopOrphan } from '@launchyard/launcher/database/postmaster-file';
import { hasMemory, MEMORY } from '../memory.ts';

const prefix = 'launchyard-test-';
/** For the databases of a run. A disk is slow to delete and make the thousand files of each again and again. */
const ENOUGH_BYTES = 6 * GIB;

/** A folder for the cluster of this run. Its name contains our process id, so that a later run can tell that it is abandoned. */
export const makeClusterFolder = async () =>
  mkdtemp(join((await hasMemory(ENOUGH_BYTES)) ? MEMORY : tmpdir(), `${prefix}${process.pid}-`));

/** Stops and removes the clusters of runs that were killed. */
export async function removeOldClusters(): Promise<void> {
  for (const parent of [tmpdir(), MEMORY]) {
    for (const name of await readdir(parent).catch(() => [])) {
      const pid = /^launchyard-test-(\d+)-/.exec(name)?.[1];
      if (pid !== undefined && !isAlive(Number(pid))) await remove(join(parent, name));
    }
  }
}

async function remove(folder: string): Promise<void> {
  try {
    await stopOrphan(clusterIn({ folder: join(folder, 'database') }), () => undefined);
    await rm(folder, { recursive: true, force: true });
  } catch (error) {
    // Belongs to another user, whose next run cleans it up.
    if (!(error instanceof Error && 'code' in error && (error.code === 'EACCES' || error.code === 'EPERM')))
      throw error;
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
