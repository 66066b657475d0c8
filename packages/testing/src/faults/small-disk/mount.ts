import { execFile } from 'node:child_process';
import { statfs } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Enough for what the pipeline wants to stay free; only what is written costs memory. */
const SIZE_BYTES = 1.5 * 2 ** 30;
/** What is left when it is full: not even the smallest part. */
const LEFT_BYTES = 4096;

/** A folder whose disk is full whenever that is wanted. */
export interface SmallDisk {
  kind: string;
  fill(): Promise<void>;
  makeRoom(): Promise<void>;
  remove(): Promise<void>;
  /** What processes that write to it are started with. */
  preload?: string;
  settings?: Record<string, string>;
}

/** Mounts a file system in memory on a folder, which is filled by making it smaller. Answers null where that is not allowed: only root may. */
export async function mountSmallDisk(folder: string): Promise<SmallDisk | null> {
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_BYTES},mode=0700`, 'launchyard-faults', folder]);
  } catch {
    // Why not is the machine's affair; whoever asked says what is done instead.
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
