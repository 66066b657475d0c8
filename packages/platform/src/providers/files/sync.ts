import { execFile } from 'node:child_process';
import { mkdir, open, rename, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { MIB } from '@launchyard/domain/kit';

const run = promisify(execFile);
/** A slow disk takes seconds for this much. */
const SYNCED_AT_ONCE_BYTES = 256 * MIB;

/**
 * Makes the names in a folder survive a crash, or the contents of a file. The contents of the folder’s files are synced
 * by whoever wrote them.
 */
export async function syncPath(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Makes everything written to this folder’s file system survive a crash, in one pass: for tens of thousands of small
 * files that is a fraction of the cost of separate syncs. Returns false if unsupported (only Linux has it, through a
 * program); each path must be synced then.
 */
export async function syncFileSystem(folder: string): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  try {
    await run('sync', ['-f', folder], { env: { PATH: process.env['PATH'] ?? '' } });
    return true;
  } catch {
    // Without the program, or after its failure, each path’s own sync succeeds or reports what is wrong.
    return false;
  }
}

/** Creates a folder and its parents, readable only by this user, and makes them survive a crash. */
export async function makeFolder(path: string): Promise<void> {
  const firstMade = await mkdir(path, { recursive: true, mode: 0o700 });
  if (firstMade === undefined) return;
  for (let each = path; each.length >= firstMade.length; each = dirname(each)) await syncPath(dirname(each));
}

/** Gives a file or folder with synced contents its final name in an existing folder; the name survives a crash. */
export async function renameForGood(from: string, to: string): Promise<void> {
  await rename(from, to);
  await syncPath(dirname(to));
}

/** Passes on what is written to a file and syncs now and then, so that the final sync does not block for gigabytes. */
export async function* syncedInSteps(file: FileHandle, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let unsynced = 0;
  for await (const chunk of chunks) {
    // Once the next chunk is requested, this one has been written.
    yield chunk;
    unsynced += chunk.length;
    if (unsynced < SYNCED_AT_ONCE_BYTES) continue;
    await file.datasync();
    unsynced = 0;
  }
}
