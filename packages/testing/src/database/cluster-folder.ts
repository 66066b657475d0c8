import { constants } from 'node:fs';
import { access, mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clusterIn } from '@launchyard/launcher/database/place';
import { stopOrphan } from '@launchyard/launcher/database/postmaster-file';

const prefix = 'launchyard-test-';
/** A file system in memory on Linux. Others are slow to delete and make the thousand files of each database again and again. */
const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 6 * 1024 ** 3;

/** A folder for the cluster of this run. Its name contains our process id, so that a later run can tell that it is abandoned. */
export const makeClusterFolder = async () =>
  mkdtemp(join((await hasMemory()) ? MEMORY : tmpdir(), `${prefix}${process.pid}-`));

async function hasMemory(): Promise<boolean> {
  try {
    await access(MEMORY, constants.W_OK);
    const { bavail, bsize } = await statfs(MEMORY);
    return bavail * bsize >= ENOUGH_BYTES;
  } catch {
    return false;
  }
}

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
