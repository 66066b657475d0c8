import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/**
 * Identifies a process beyond its id: by its start time. Undefined if there is no such process. In a container the same
 * small ids come back at every start.
 */
export async function identifyProcess(pid: number): Promise<string | undefined> {
  if (process.platform === 'linux') {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
    if (stat === undefined) return undefined;
    // The name in parentheses may contain spaces; the fields after it are counted from the third.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z') return undefined;
    return `${(await readFile('/proc/sys/kernel/random/boot_id', 'utf8')).trim()} ${fields[19]}`;
  }
  const listed = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)]).catch(() => undefined);
  return listed?.stdout.trim() || undefined;
}
