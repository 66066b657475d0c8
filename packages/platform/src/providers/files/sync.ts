import { execFile } from 'node:child_process';
import { mkdir, open, rename, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { MIB } from '@launchyard/domain/kit';

const run = promisify(execFile);
/** What a slow disk takes seconds for. */
const SYNCED_AT_ONCE_BYTES = 256 * MIB;

/** Makes the names in a folder survive a crash, or the contents of a file. What lies in the folder's files is for whoever wrote them. */
export async function syncPath(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Makes everything that was written to the file system of this folder survive a crash, in one pass: for tens of thousands of small files
 * that is a fraction of what a sync of each costs. Answers false where that cannot be had (only Linux has it, and only by a program);
 * each path must be synced then.
 */
export async function syncFileSystem(folder: string): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  try {
    await run('sync', ['-f', folder], { env: { PATH: process.env['PATH'] ?? '' } });
    return true;
  } catch {
    // Without the program or after its failure it is each path's own sync that succeeds, or that says what is wrong.
    return false;
  }
}

/** Makes a folder and those above it, readable by this user only, so that they survive a crash. */
export async function makeFolder(path: string): Promise<void> {
  const firstMade = await mkdir(path, { recursive: true, mode: 0o700 });
  if (firstMade === undefined) return;
  for (let each = path; each.length >= firstMade.length; each = dirname(each)) await syncPath(dirname(each));
}

/** Gives a file or folder, whose contents are synced, its final name in a folder that exists; the name survives a crash. */
export async function renameForGood(from: string, to: string): Promise<void> {
  await rename(from, to);
  await syncPath(dirname(to));
}

/** Hands on what is written to a file and syncs now and then, so that the sync at the end is not one of many gigabytes in which nothing moves. */
export async function* syncedInSteps(file: FileHandle, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let unsynced = 0;
  for await (const chunk of chunks) {
    // Asked for the next one, the writer has written this one.
    yield chunk;
    unsynced += chunk.length;
    if (unsynced < SYNCED_AT_ONCE_BYTES) continue;
    await file.datasync();
    unsynced = 0;
  }
}
