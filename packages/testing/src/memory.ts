import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';

/** A file system in memory on Linux. */
export const MEMORY = '/dev/shm';

/** Whether it is there and has room for so many bytes, and the machine has twice as many left. */
export async function hasMemory(bytes: number): Promise<boolean> {
  try {
    await access(MEMORY, constants.W_OK);
    const { bavail, bsize } = await statfs(MEMORY);
    return bavail * bsize >= bytes && process.availableMemory() >= 2 * bytes;
  } catch {
    return false;
  }
}
