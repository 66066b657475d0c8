import { link, readFile, rename, rm, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LaunchError, systemErrorCode } from './launch-error.ts';
import { identifyProcess } from './process-identity.ts';

export interface DataLock {
  /** The previous process did not release it. */
  previousWasKilled: boolean;
  release(): Promise<void>;
}

/**
 * Locks a data folder for this process until it is released or the process ends in any way. Throws LaunchError naming
 * the process that holds it.
 */
export async function lockDataDirectory(dataDir: string): Promise<DataLock> {
  const lock = join(dataDir, 'start.lock');
  const own = `${process.pid} ${await identifyProcess(process.pid)}`;
  const draft = `${lock}.${process.pid}`;
  await writeFile(draft, own, { mode: 0o600 });
  let previousWasKilled = false;
  try {
    while (!(await claim(draft, lock))) {
      await clearDeadHolder(lock, dataDir);
      previousWasKilled = true;
    }
  } finally {
    await rm(draft, { force: true });
  }
  return {
    previousWasKilled,
    async release() {
      if ((await readIfThere(lock)) === own) await rm(lock, { force: true });
    },
  };
}

/** A hard link appears atomically, or not at all. */
async function claim(draft: string, lock: string): Promise<boolean> {
  try {
    await link(draft, lock);
    return true;
  } catch (error) {
    if (systemErrorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

async function clearDeadHolder(lock: string, dataDir: string): Promise<void> {
  const found = await readIfThere(lock);
  if (found === undefined) return;
  const [pid, ...identity] = found.split(' ');
  if ((await identifyProcess(Number(pid))) === identity.join(' ')) {
    throw new LaunchError(
      `DATA_DIR ${dataDir} is in use by process ${pid}: stop it, or start this one with another DATA_DIR and PORT.`,
    );
  }
  // Moved, then checked again: another start may have just cleared it and put its own in place.
  const aside = `${lock}.${process.pid}.old`;
  await rename(lock, aside).catch(ignoreMissing);
  const moved = await readIfThere(aside);
  if (moved !== undefined && moved !== found) await link(aside, lock).catch(() => undefined);
  await unlink(aside).catch(ignoreMissing);
}

const readIfThere = (file: string) => readFile(file, 'utf8').catch(ignoreMissing);

function ignoreMissing(error: unknown): undefined {
  if (systemErrorCode(error) !== 'ENOENT') throw error;
}
