import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findGroupFolders, type GroupFolders } from './group-folders.ts';
import {
  limitAllBuilds,
  limitLegacyGroup,
  limitUnifiedGroup,
  NETWORK_LIMITS,
  type GroupLimits,
} from './group-limits.ts';
import { kill } from './sweep.ts';

/** What the kernel counts and bounds of one build, whatever its processes do. */
export interface ControlGroup {
  /** A process that writes 0 to each of these belongs to the group from then on, with all that it starts. */
  joinFiles: readonly string[];
  /** The same for what carries the build’s network: a group beside it, which counts and bounds that apart. */
  networkJoinFiles: readonly string[];
  memory(): Promise<GroupMemory>;
  /** How often the kernel refused it one more process. */
  refusedProcesses(): Promise<number>;
  /** Kills every process that is in them. */
  kill(): Promise<void>;
  /** Kills what is in them until they are empty, and removes them. */
  remove(): Promise<void>;
}

export interface GroupMemory {
  /** Without the cache of files, which gives way. */
  usedBytes: number;
  /** Of these, what is in no process of its own: memfd, System V, `/tmp`, `/dev/shm`. */
  sharedBytes: number;
  /** Whether the kernel killed a process because the group was full. */
  ranOut: boolean;
}

export interface ControlGroups {
  /** Why the processor is not bounded in them; null if it is. */
  noCpu: string | null;
  open(name: string, limits: GroupLimits): Promise<ControlGroup>;
  /** Kills and removes all that is in them. */
  clear(): Promise<void>;
  /** Removes the group of all builds, unless another fleet of the same data folder has builds in it. */
  close(): Promise<void>;
}

/** Tries whether there are groups; otherwise why not. */
export type TryControlGroups = (name: string, cpuCores: number) => Promise<ControlGroups | string>;

const PAUSE_MILLISECONDS = 20;
const TRIED: GroupLimits = { memoryBytes: 64 * 1024 * 1024, processes: 16, cpuCores: null, endsTogether: true };

/**
 * The control groups of this machine for builds, within one group called `name` for all of them, tried with a process;
 * otherwise why there are none. Those for the processor are left out where only they do not work.
 */
export const tryControlGroups: TryControlGroups = async (name, cpuCores) => {
  const folders = await findGroupFolders();
  if (typeof folders === 'string') return folders;
  const noGroups = 'this machine has no control groups for it';
  if (folders.cpu === null) return tryFolders(folders, name, cpuCores, noGroups);
  const tried = await tryFolders(folders, name, cpuCores, null);
  return typeof tried === 'string' ? tryFolders({ ...folders, cpu: null }, name, cpuCores, tried) : tried;
};

async function tryFolders(
  folders: GroupFolders,
  name: string,
  cpuCores: number,
  noCpu: string | null,
): Promise<ControlGroups | string> {
  const groups = openGroups(folders, name, cpuCores, noCpu);
  try {
    await groups.clear();
    const group = await groups.open('try', TRIED);
    const script = 'for file; do echo 0 > "$file" || exit 1; done';
    await promisify(execFile)('/bin/sh', ['-c', script, 'sh', ...group.networkJoinFiles, ...group.joinFiles]);
    await group.memory();
    await group.remove();
    return groups;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return `control groups cannot be used here (${'code' in error ? String(error.code) : error.message})`;
  }
}

function openGroups(
  { version, ...folders }: GroupFolders,
  parentName: string,
  cpuCores: number,
  noCpu: string | null,
): ControlGroups {
  const parent = (folder: string) => join(folder, parentName);
  const controllers = ['memory', 'pids', ...(folders.cpu === null ? [] : ['cpu'])];
  const [memory, pids, cpu] = [parent(folders.memory), parent(folders.pids), folders.cpu && parent(folders.cpu)];
  const parents = [...new Set([memory, pids, ...(cpu === null ? [] : [cpu])])];
  const groupAt = (name: string) =>
    controlGroup(
      version,
      { memory: join(memory, name), pids: join(pids, name) },
      foldersOf(name),
      foldersOf(networkOf(name)),
    );
  const foldersOf = (name: string) => parents.map((folder) => join(folder, name));
  async function openParent(): Promise<void> {
    for (const folder of parents) await mkdir(folder, { recursive: true });
    // Version 2 gives a controller to the groups below only when told so.
    if (version === 2)
      await writeFile(join(memory, 'cgroup.subtree_control'), controllers.map((each) => `+${each}`).join(' '));
    if (cpu !== null) await limitAllBuilds(version, cpu, cpuCores);
  }
  async function openOne(name: string, limits: GroupLimits): Promise<void> {
    for (const folder of foldersOf(name)) await mkdir(folder, { recursive: true });
    const inside = { memory: join(memory, name), pids: join(pids, name), cpu: cpu && join(cpu, name) };
    if (version === 1) await limitLegacyGroup(inside, limits);
    else await limitUnifiedGroup(inside.memory, cpu === null ? { ...limits, cpuCores: null } : limits);
  }
  return {
    noCpu,
    async open(name, limits) {
      await openParent();
      await openOne(name, limits);
      await openOne(networkOf(name), NETWORK_LIMITS);
      return groupAt(name);
    },
    async clear() {
      for (const name of new Set((await Promise.all(parents.map(groupsIn))).flat())) await groupAt(name).remove();
    },
    async close() {
      for (const folder of parents) await isRemoved(folder);
    },
  };
}

const networkOf = (name: string): string => `${name}-network`;
const joinFilesOf = (folders: readonly string[]) => folders.map((folder) => join(folder, 'cgroup.procs'));

async function groupsIn(folder: string): Promise<string[]> {
  const inside = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return inside.filter((each) => each.isDirectory()).map(({ name }) => name);
}

function controlGroup(
  version: 1 | 2,
  { memory, pids }: { memory: string; pids: string },
  folders: readonly string[],
  networkFolders: readonly string[],
): ControlGroup {
  const [joinFiles, networkJoinFiles] = [joinFilesOf(folders), joinFilesOf(networkFolders)];
  async function killAll(): Promise<void> {
    for (const file of [...joinFiles, ...networkJoinFiles]) {
      const inside = (await readOrEmpty(file)).split('\n').filter(Boolean);
      // 0 is a process of a namespace that cannot be seen from here.
      for (const pid of inside.map(Number)) if (pid > 0) kill(pid);
    }
  }
  return {
    joinFiles,
    networkJoinFiles,
    async memory() {
      const [stat, events] = await Promise.all([
        readOrEmpty(join(memory, 'memory.stat')),
        readOrEmpty(join(memory, version === 2 ? 'memory.events' : 'memory.oom_control')),
      ]);
      const sharedBytes = figure(stat, version === 2 ? 'shmem' : 'total_shmem');
      const usedBytes = figure(stat, version === 2 ? 'anon' : 'total_rss') + sharedBytes;
      return { usedBytes, sharedBytes, ranOut: figure(events, 'oom_kill') > 0 };
    },
    refusedProcesses: async () => figure(await readOrEmpty(join(pids, 'pids.events')), 'max'),
    kill: killAll,
    async remove() {
      for (const folder of [...folders, ...networkFolders]) {
        while (!(await isRemoved(folder))) {
          await killAll();
          await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS));
        }
      }
    },
  };
}

const figure = (text: string, name: string): number => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);

async function isRemoved(folder: string): Promise<boolean> {
  try {
    await rmdir(folder);
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') return true;
    if (code === 'EBUSY') return false;
    throw error;
  }
}

/** A group may be removed meanwhile. */
const readOrEmpty = (path: string): Promise<string> => readFile(path, 'utf8').catch(() => '');
