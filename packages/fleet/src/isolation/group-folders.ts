import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/** The folders in which groups can be made, one for each controller; the same one in version 2. */
export interface GroupFolders {
  version: 1 | 2;
  memory: string;
  pids: string;
  /** Null where the machine has none for the processor. */
  cpu: string | null;
}

/** Where groups for builds belong: below the group of this process, so that what bounds us bounds them. Otherwise why not. */
export async function findGroupFolders(): Promise<GroupFolders | string> {
  const [mounts, own] = await Promise.all([
    readFile('/proc/self/mountinfo', 'utf8').catch(() => ''),
    readFile('/proc/self/cgroup', 'utf8').catch(() => ''),
  ]);
  const unified = unifiedFolder(mounts, own);
  if (unified !== null) {
    const folder = await delegating(unified.folder, unified.root);
    if (folder !== null) {
      const cpu = (await delegates(folder, ['cpu'])) ? folder : null;
      return { version: 2, memory: folder, pids: folder, cpu };
    }
  }
  const [memory, pids] = [legacyFolder(mounts, own, 'memory'), legacyFolder(mounts, own, 'pids')];
  if (memory !== null && pids !== null) return { version: 1, memory, pids, cpu: legacyFolder(mounts, own, 'cpu') };
  return 'this machine has no control groups for memory and processes';
}

interface Mounted {
  folder: string;
  root: string;
}

/** Version 2: the group of this process and the folder where groups are mounted. */
export function unifiedFolder(mounts: string, own: string): Mounted | null {
  const path = /^0::(\/.*)$/m.exec(own)?.[1];
  return path === undefined ? null : within(mounts, path, (type) => type === 'cgroup2');
}

/** Version 1: the group of this process for one controller. */
export function legacyFolder(mounts: string, own: string, controller: string): string | null {
  const line = own.split('\n').find((each) => each.split(':')[1]?.split(',').includes(controller));
  const path = line?.split(':').slice(2).join(':');
  const isIt = (type: string, options: string) => type === 'cgroup' && options.split(',').includes(controller);
  return path === undefined ? null : (within(mounts, path, isIt)?.folder ?? null);
}

function within(mounts: string, path: string, isIt: (type: string, options: string) => boolean): Mounted | null {
  for (const line of mounts.split('\n')) {
    const [before = '', after = ''] = line.split(' - ');
    const [, , , mountedRoot = '', root = ''] = before.split(' ');
    const [type = '', , options = ''] = after.split(' ');
    if (!isIt(type, options)) continue;
    // A container may see its own group as the root of what is mounted.
    const inside = path.startsWith(mountedRoot) ? path.slice(mountedRoot.length) : '';
    return { folder: resolve(join(root, inside)), root };
  }
  return null;
}

const NEEDED = ['memory', 'pids'];

/**
 * Version 2 keeps processes and groups with limits apart: the nearest folder upwards whose groups may have limits, or
 * can be given them. Null if there is none.
 */
async function delegating(from: string, root: string): Promise<string | null> {
  for (let folder = from; ; folder = dirname(folder)) {
    if (await delegates(folder, NEEDED)) return folder;
    if (folder === root || folder.length <= root.length) return null;
  }
}

async function delegates(folder: string, controllers: readonly string[]): Promise<boolean> {
  const file = join(folder, 'cgroup.subtree_control');
  const has = async () => {
    const given = (await readFile(file, 'utf8').catch(() => '')).trim().split(' ');
    return controllers.every((controller) => given.includes(controller));
  };
  if (await has()) return true;
  await writeFile(file, controllers.map((controller) => `+${controller}`).join(' ')).catch(() => undefined);
  return has();
}
