import { execFile } from 'node:child_process';
import { readFile, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

export interface PostmasterFile {
  pid: number;
  port: number;
  isReady: boolean;
}

/** What a running server says about itself in `postmaster.pid`, or undefined if there is none. */
export async function readPostmasterFile(cluster: string): Promise<PostmasterFile | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' };
}

/** Stops the server that a killed start left behind and removes its `postmaster.pid`. It has ten seconds. */
export async function stopOrphan(cluster: string, log: (line: string) => void): Promise<void> {
  const found = await readPostmasterFile(cluster);
  if (found === undefined) return;
  if (await isServerOf(cluster, found.pid)) {
    log(`Stopping the database that an earlier start left running (process ${found.pid}).`);
    process.kill(found.pid, 'SIGINT');
  }
  const deadline = Date.now() + 10_000;
  while (Date.now() < deadline && (await isServerOf(cluster, found.pid))) await pause(50);
  if (await isServerOf(cluster, found.pid)) process.kill(found.pid, 'SIGKILL');
  // The process id now belongs to somebody else, or to a zombie: PostgreSQL would take it for a running server and
  // refuse to start. It detects what really still runs of the old server by the shared memory.
  if ((await commandLine(found.pid)) !== undefined) await rm(join(cluster, 'postmaster.pid'), { force: true });
}

/** The id of a dead process may belong to anybody now: we only stop a postgres of this very folder. */
async function isServerOf(cluster: string, pid: number): Promise<boolean> {
  const command = await commandLine(pid);
  if (!command?.includes('postgres')) return false;
  return command.includes(cluster) || command.includes(await realpath(cluster));
}

/** The command line of a process: undefined if there is no such process, empty for a zombie. */
async function commandLine(pid: number): Promise<string | undefined> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return undefined;
  }
  if (process.platform === 'linux') {
    const text = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined);
    return text?.replaceAll('\0', ' ').trim();
  }
  if (process.platform === 'win32') return 'unknown';
  const listed = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => undefined);
  const command = listed?.stdout.trim();
  return command?.startsWith('(') || command === '<defunct>' ? '' : command;
}
