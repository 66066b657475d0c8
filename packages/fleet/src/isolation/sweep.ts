import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

/** In the command line of everything that a fleet of this data folder starts. */
export const markOf = (dataDir: string): string =>
  `launchyard-fleet-${createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 16)}`;

/**
 * Kills every process with an argument that starts with `mark`: what an earlier fleet of the same data folder left
 * behind, or a sandbox that is being built. Returns how many there were.
 */
export async function sweep(mark: string): Promise<number> {
  let count = 0;
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name) || Number(name) === process.pid) continue;
    const line = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '');
    if (!line.split('\0').some((argument) => argument.startsWith(mark))) continue;
    count += Number(kill(Number(name)));
  }
  return count;
}

/** Whether there was such a process. */
export function kill(pid: number, signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false; // It ended meanwhile.
  }
}
