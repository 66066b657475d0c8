import { createHash } from 'node:crypto';
import { open, readdir } from 'node:fs/promises';
import { resolve } from 'node:path';

/**
 * How much of a command line is read: a process makes its own as long as it likes. Before the mark are two paths of files
 * at most, of 4 KiB each.
 */
export const MARKED_BYTES = 16 * 1024;

/** In the command line of everything that a fleet of this data folder starts. */
export const markOf = (dataDir: string): string =>
  `launchyard-fleet-${createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 16)}`;

/**
 * Kills every process with an argument that starts with `mark`: what an earlier fleet of the same data folder left
 * behind, or a sandbox that is being built. Returns how many there were.
 */
export async function sweep(mark: string): Promise<number> {
  let count = 0;
  const buffer = Buffer.alloc(MARKED_BYTES);
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name) || Number(name) === process.pid) continue;
    const line = await startOf(`/proc/${name}/cmdline`, buffer);
    if (!line.split('\0').some((argument) => argument.startsWith(mark))) continue;
    count += Number(kill(Number(name)));
  }
  return count;
}

/** As much of a file as the buffer holds. A process may have ended meanwhile. */
async function startOf(path: string, buffer: Buffer): Promise<string> {
  try {
    await using file = await open(path);
    const { bytesRead } = await file.read(buffer, 0, buffer.length, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } catch {
    return '';
  }
}

/** Whether there was such a process. */
export function kill(pid: number, signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false; // It ended meanwhile.
  }
}
