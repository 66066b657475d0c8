import { execFile } from 'node:child_process';
import { statfs } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Enough for the free space that the pipeline requires. Only written data takes memory. */
const SIZE_BYTES = 1.5 * 2 ** 30;
/** Free space on a full disk: less than the smallest part. */
const LEFT_BYTES = 4096;

/** A folder whose disk can be filled on demand. */
export interface SmallDisk {
  kind: string;
  fill(): Promise<void>;
  makeRoom(): Promise<void>;
  remove(): Promise<void>;
  /** To preload into processes that write to it. */
  preload?: string;
  settings?: Record<string, string>;
}

/**
 * Mounts an in-memory file system, which is filled by shrinking it. Returns null where mounting is not allowed: it
 * requires root.
 */
export async function mountSmallDisk(folder: string): Promise<SmallDisk | null> {
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_BYTES},mode=0700`, 'launchyard-faults', folder]);
  } catch {
    // The reason does not matter: the caller reports what it uses instead.
    return null;
  }
  const resize = async (bytes: number) => void (await run('mount', ['-o', `remount,size=${bytes}`, folder]));
  return {
    kind: 'a file system in memory',
    async fill() {
      const { blocks, bfree, bsize } = await statfs(folder);
      await resize((blocks - bfree) * bsize + LEFT_BYTES);
    },
    makeRoom: () => resize(SIZE_BYTES),
    remove: async () => void (await run('umount', ['--lazy', folder])),
  };
}
