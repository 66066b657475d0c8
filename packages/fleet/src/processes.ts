import { readdir, readFile, statfs } from 'node:fs/promises';

interface Seen {
  pid: number;
  parent: number;
  cpuSeconds: number;
  residentBytes: number;
}

const PAGE_BYTES = 4_096;
const TICKS_A_SECOND = 100;

/** Every process of this machine, by its parent, at one moment. */
export async function readProcesses(): Promise<Map<number, Seen[]>> {
  const byParent = new Map<number, Seen[]>();
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  for (const seen of await Promise.all(names.map((name) => readProcess(Number(name))))) {
    if (!seen) continue;
    const siblings = byParent.get(seen.parent);
    if (siblings) siblings.push(seen);
    else byParent.set(seen.parent, [seen]);
  }
  return byParent;
}

async function readProcess(pid: number): Promise<Seen | null> {
  const stat = await readOrNull(`/proc/${pid}/stat`);
  if (stat === null) return null;
  // The name in parentheses may contain spaces and parentheses; the fields after it begin with the state.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const field = (index: number) => Number(fields[index]);
  const ticks = field(11) + field(12) + field(13) + field(14);
  return { pid, parent: field(1), cpuSeconds: ticks / TICKS_A_SECOND, residentBytes: field(21) * PAGE_BYTES };
}

/** All processes below `pid`. Those of a namespace stay below it, whatever becomes of their parents. */
export function descendants(byParent: Map<number, Seen[]>, pid: number): Seen[] {
  const found: Seen[] = [];
  const open = [pid];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const child of byParent.get(next) ?? []) {
      found.push(child);
      open.push(child.pid);
    }
  }
  return found;
}

/** What a process uses of memory, in bytes: what it shares with others in part, and the shared memory in it. */
export async function proportionalBytes(pid: number): Promise<{ all: number; shared: number }> {
  const rollup = (await readOrNull(`/proc/${pid}/smaps_rollup`)) ?? '';
  const bytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(rollup)?.[1] ?? 0) * 1024;
  return { all: bytes('Pss'), shared: bytes('Pss_Shmem') };
}

/** What is in file systems in memory that a process sees at these paths, in bytes. Null if it is gone, or sees none. */
export async function bytesInMemory(pid: number, paths: readonly string[]): Promise<number | null> {
  try {
    const each = await Promise.all(paths.map((path) => statfs(`/proc/${pid}/root${path}`)));
    return each.reduce((sum, { blocks, bfree, bsize }) => sum + (blocks - bfree) * bsize, 0);
  } catch {
    return null;
  }
}

/**
 * The ids of a process in the namespaces that it is in, the outermost first. A build’s processes are in two below ours;
 * the first of the innermost is the sandbox itself.
 */
export async function namespaceIds(pid: number): Promise<number[]> {
  const status = await readOrNull(`/proc/${pid}/status`);
  return (/^NSpid:\s+(.*)$/m.exec(status ?? '')?.[1] ?? '').split('\t').map(Number);
}

async function readOrNull(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch {
    return null; // The process ended meanwhile.
  }
}
