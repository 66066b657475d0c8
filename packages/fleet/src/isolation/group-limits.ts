import { access, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FLEET_LIMITS } from '@launchyard/domain/fleet';

/** What one control group may use. */
export interface GroupLimits {
  memoryBytes: number;
  /** Processes and threads. */
  processes: number;
  /** Null: as many cores as the group above it. */
  cpuCores: number | null;
  /** Whether the kernel ends everything in the group when its memory is full. Version 1 always ends one process. */
  endsTogether: boolean;
}

/** What a build may use that has so much memory. */
export const buildLimits = (memoryBytes: number): GroupLimits => ({
  memoryBytes,
  processes: FLEET_LIMITS.processes,
  cpuCores: null,
  endsTogether: true,
});

/** What the network of a build may use: `pasta`, and for a moment what starts the build. */
export const NETWORK_LIMITS: GroupLimits = {
  memoryBytes: 128 * 1024 * 1024,
  processes: 32,
  cpuCores: null,
  endsTogether: true,
};

/** Short, so that a build that used up its time waits no longer than for a picture. */
const PERIOD_MICROSECONDS = 20_000;
/** Version 1 counts the buffers of TCP sockets apart from other memory. */
const SOCKET_BYTES = 64 * 1024 * 1024;

/** Version 1: a file system of its own for each controller. */
export async function limitLegacyGroup(
  folders: { memory: string; pids: string; cpu: string | null },
  { memoryBytes, processes, cpuCores }: GroupLimits,
): Promise<void> {
  const { memory, pids, cpu } = folders;
  await writeFile(join(memory, 'memory.limit_in_bytes'), String(memoryBytes));
  // Memory and swap together, so no swap. Without that count, the kernel is told not to swap.
  await writeIfThere(join(memory, 'memory.memsw.limit_in_bytes'), String(memoryBytes));
  await writeIfTaken(join(memory, 'memory.swappiness'), '0');
  await writeIfTaken(join(memory, 'memory.kmem.tcp.limit_in_bytes'), String(Math.min(SOCKET_BYTES, memoryBytes)));
  await writeFile(join(pids, 'pids.max'), String(processes));
  if (cpu !== null && cpuCores !== null) await limitLegacyCpu(cpu, cpuCores);
}

/** Version 2: one folder for all controllers. */
export async function limitUnifiedGroup(folder: string, limits: GroupLimits): Promise<void> {
  await writeFile(join(folder, 'memory.max'), String(limits.memoryBytes));
  await writeFile(join(folder, 'memory.oom.group'), limits.endsTogether ? '1' : '0');
  await writeIfThere(join(folder, 'memory.swap.max'), '0');
  await writeFile(join(folder, 'pids.max'), String(limits.processes));
  if (limits.cpuCores !== null) await limitUnifiedCpu(folder, limits.cpuCores);
}

/** What all builds of a fleet get of the processor together. */
export async function limitAllBuilds(version: 1 | 2, cpu: string, cores: number): Promise<void> {
  // Version 1 gives a group 1024, version 2 gives 100.
  if (version === 1) {
    await writeFile(join(cpu, 'cpu.shares'), String(Math.round((FLEET_LIMITS.cpuWeight * 1024) / 100)));
    await limitLegacyCpu(cpu, cores);
  } else {
    await writeFile(join(cpu, 'cpu.weight'), String(FLEET_LIMITS.cpuWeight));
    await limitUnifiedCpu(cpu, cores);
  }
}

async function limitLegacyCpu(folder: string, cores: number): Promise<void> {
  await writeFile(join(folder, 'cpu.cfs_period_us'), String(PERIOD_MICROSECONDS));
  await writeFile(join(folder, 'cpu.cfs_quota_us'), String(quotaOf(cores)));
}

const limitUnifiedCpu = (folder: string, cores: number): Promise<void> =>
  writeFile(join(folder, 'cpu.max'), `${quotaOf(cores)} ${PERIOD_MICROSECONDS}`);

const quotaOf = (cores: number): number => Math.round(cores * PERIOD_MICROSECONDS);

/** A kernel may be without a count of swap. */
async function writeIfThere(path: string, text: string): Promise<void> {
  const isThere = await access(path).then(
    () => true,
    () => false,
  );
  if (isThere) await writeFile(path, text);
}

/** Newer kernels go without it, or refuse to change it. */
const writeIfTaken = (path: string, text: string): Promise<void> => writeFile(path, text).catch(() => undefined);
