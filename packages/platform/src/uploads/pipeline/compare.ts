import { lstat, opendir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExtractionPlan } from '@launchyard/domain/uploads';

/** What was unpacked differs from the plan: a fault of ours or of the file system, whatever the archive contains. */
export class NotAsPlanned extends Error {
  override name = 'NotAsPlanned';
}

/**
 * Throws NotAsPlanned unless the folder contains exactly what the plan names: plain files of the planned sizes, each
 * with one name, and folders. Links of any kind are not allowed.
 */
export async function requireAsPlanned(folder: string, plan: ExtractionPlan, signal: AbortSignal): Promise<void> {
  const files = new Map(plan.files.map(({ path, bytes }) => [path, bytes]));
  const folders = new Set(plan.directories);
  for await (const { path, isFolder } of walk(folder)) {
    signal.throwIfAborted();
    if (isFolder) {
      if (!folders.delete(path)) throw new NotAsPlanned(`a folder that is not in the plan: ${told(path)}`);
      continue;
    }
    const planned = files.get(path);
    const found = await lstat(join(folder, path));
    if (planned === undefined || !found.isFile() || found.nlink !== 1) {
      throw new NotAsPlanned(`nothing of this kind is in the plan: ${told(path)}`);
    }
    if (found.size !== planned) throw new NotAsPlanned(`${found.size} instead of ${planned} bytes: ${told(path)}`);
    files.delete(path);
  }
  const [missing] = [...files.keys(), ...folders];
  if (missing !== undefined) throw new NotAsPlanned(`missing: ${told(missing)}`);
}

/** Everything below a folder, without following links. */
async function* walk(root: string): AsyncGenerator<{ path: string; isFolder: boolean }> {
  const unread = [''];
  for (let below = unread.pop(); below !== undefined; below = unread.pop()) {
    for await (const entry of await opendir(join(root, below))) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      const isFolder = entry.isDirectory();
      if (isFolder) unread.push(path);
      yield { path, isFolder };
    }
  }
}

const told = (path: string): string => JSON.stringify(path.slice(0, 200));
