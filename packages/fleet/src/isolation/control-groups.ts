import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { buildCpuWeight, FLEET_LIMITS } from '@launchyard/domain/fleet';
import { findGroupFolders, type GroupFolders } from './group-folders.ts';
import { kill } from './sweep.ts';

/** What the kernel counts and bounds of one build, whatever its processes do. */
export interface ControlGroup {
  /** A process that writes 0 to each of these belongs to the group from then on, with all that it starts. */
  joinFiles: readonly string[];
  memory(): Promise<GroupMemory>;
  /** Kills every process that is in it. */
  kill(): Promise<void>;
  /** Kills what is in it until it is empty, and removes it. */
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
  /** Why builds do not give way in them when somebody else wants the processor; null if they do. */
  noWeight: string | null;
  open(name: string, memoryBytes: number): Promise<ControlGroup>;
  /** Kills and removes the groups whose name starts with `mark`. */
  sweep(mark: string): Promise<void>;
}

/** Processes of the sandbox itself, beside those of the build. */
const SANDBOX_PROCESSES = 16;
const PAUSE_MILLISECONDS = 20;

/**
 * The control groups of this machine for that many builds, tried with a process; otherwise why there are none. Those for
 * the processor are left out where only they do not work.
 */
export async function tryControlGroups(mark: string, places: number): Promise<ControlGroups | string> {
  const folders = await findGroupFolders();
  if (typeof folders === 'string') return folders;
  const noGroups = 'this machine has no control groups for it';
  if (folders.cpu === null) return tryFolders(folders, mark, places, noGroups);
  const tried = await tryFolders(folders, mark, places, null);
  return typeof tried === 'string' ? tryFolders({ ...folders, cpu: null }, mark, places, tried) : tried;
}

async function tryFolders(
  folders: GroupFolders,
  mark: string,
  places: number,
  noWeight: string | null,
): Promise<ControlGroups | string> {
  const groups = openGroups(folders, buildCpuWeight(places), noWeight);
  try {
    await groups.sweep(mark);
    const group = await groups.open(`${mark}-try`, 64 * 1024 * 1024);
    const script = 'for file; do echo 0 > "$file" || exit 1; done';
    await promisify(execFile)('/bin/sh', ['-c', script, 'sh', ...group.joinFiles]);
    await group.memory();
    await group.remove();
    return groups;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return `control groups cannot be used here (${'code' in error ? String(error.code) : error.message})`;
  }
}

function openGroups(
  { version, memory, pids, cpu }: GroupFolders,
  cpuWeight: number,
  noWeight: string | null,
): ControlGroups {
  const parents = [...new Set([memory, pids, ...(cpu === null ? [] : [cpu])])];
  const groupAt = (name: string) =>
    controlGroup(
      version,
      join(memory, name),
      parents.map((parent) => join(parent, name)),
    );
  return {
    noWeight,
    async open(name, memoryBytes) {
      for (const parent of parents) await mkdir(join(parent, name), { recursive: true });
      const inMemory = (file: string) => join(memory, name, file);
      if (version === 2) {
        await writeFile(inMemory('memory.max'), String(memoryBytes));
        await writeFile(inMemory('memory.oom.group'), '1');
        await writeIfThere(inMemory('memory.swap.max'), '0');
      } else {
        await writeFile(inMemory('memory.limit_in_bytes'), String(memoryBytes));
        await writeIfThere(inMemory('memory.memsw.limit_in_bytes'), String(memoryBytes));
      }
      await writeFile(join(pids, name, 'pids.max'), String(FLEET_LIMITS.processes + SANDBOX_PROCESSES));
      if (cpu !== null) {
        const [file, weight] = version === 2 ? ['cpu.weight', cpuWeight] : ['cpu.shares', sharesOf(cpuWeight)];
        await writeFile(join(cpu, name, file), String(weight));
      }
      return groupAt(name);
    },
    async sweep(mark) {
      const names = (await Promise.all(parents.map((parent) => readdir(parent)))).flat();
      for (const name of new Set(names.filter((each) => each.startsWith(mark)))) await groupAt(name).remove();
    },
  };
}

/** Version 1 gives everybody 1024, version 2 gives 100. */
const sharesOf = (weight: number) => Math.round((weight * 1024) / 100);

function controlGroup(version: 1 | 2, memory: string, folders: readonly string[]): ControlGroup {
  const joinFiles = folders.map((folder) => join(folder, 'cgroup.procs'));
  async function killAll(): Promise<void> {
    for (const file of joinFiles) {
      const inside = (await readOrEmpty(file)).split('\n').filter(Boolean);
      // 0 is a process of a namespace that cannot be seen from here.
      for (const pid of inside.map(Number)) if (pid > 0) kill(pid);
    }
  }
  return {
    joinFiles,
    async memory() {
      const [stat, events] = await Promise.all([
        readOrEmpty(join(memory, 'memory.stat')),
        readOrEmpty(join(memory, version === 2 ? 'memory.events' : 'memory.oom_control')),
      ]);
      const sharedBytes = figure(stat, version === 2 ? 'shmem' : 'total_shmem');
      const usedBytes = figure(stat, version === 2 ? 'anon' : 'total_rss') + sharedBytes;
      return { usedBytes, sharedBytes, ranOut: figure(events, 'oom_kill') > 0 };
    },
    kill: killAll,
    async remove() {
      for (const folder of folders) {
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

/** A kernel may be without a count of swap. */
async function writeIfThere(path: string, text: string): Promise<void> {
  if ((await readdir(dirname(path))).includes(path.slice(dirname(path).length + 1))) await writeFile(path, text);
}

/** A group may be removed meanwhile. */
const readOrEmpty = (path: string): Promise<string> => readFile(path, 'utf8').catch(() => '');
