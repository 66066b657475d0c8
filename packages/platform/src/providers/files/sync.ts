import { mkdir, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Makes the names in a folder survive a crash. The files' contents are for whoever wrote them. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Makes a folder and those above it, readable by this user only, so that they survive a crash. */
export async function makeFolder(path: string): Promise<void> {
  const firstMade = await mkdir(path, { recursive: true, mode: 0o700 });
  if (firstMade === undefined) return;
  for (let each = path; each.length >= firstMade.length; each = dirname(each)) await syncFolder(dirname(each));
}

/** Gives a file or folder, whose contents are synced, its final name in a folder that exists; the name survives a crash. */
export async function renameForGood(from: string, to: string): Promise<void> {
  await rename(from, to);
  await syncFolder(dirname(to));
}
