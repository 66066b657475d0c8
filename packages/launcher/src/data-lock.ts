import { link, readFile, rename, rm, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LaunchError, systemErrorCode } from './launch-error.ts';
import { identifyProcess } from './process-identity.ts';

export interface DataLock {
  /** The process that had it before did not release it. */
  previousWasKilled: boolean;
  release(): Promise<void>;
}

/**
 * Claims a data folder for this process until it is released or the process ends, however it ends.
 * Throws LaunchError naming the process that has it.
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

/** A hard link appears whole and at once, or not at all. */
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
      `DATA_DIR ${dataDir} is in use by process ${pid}: stop that one, or give this one another DATA_DIR and PORT.`,
    );
  }
  // Moved, then looked at again: another start may have cleared it and put its own in place a moment ago.
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
