import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';

/** A file system in memory on Linux. */
export const MEMORY = '/dev/shm';

/** Whether it is there, and has room for so many bytes. */
export async function hasMemory(bytes: number): Promise<boolean> {
  try {
    await access(MEMORY, constants.W_OK);
    const { bavail, bsize } = await statfs(MEMORY);
    return bavail * bsize >= bytes;
  } catch {
    return false;
  }
}
