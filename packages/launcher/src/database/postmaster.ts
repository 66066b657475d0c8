import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { open } from 'node:fs/promises';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { LaunchError } from '../launch-error.ts';
import type { Account } from './account.ts';
import { clusterIn } from './place.ts';
import type { Place } from './place.ts';
import { readPostmasterFile } from './postmaster-file.ts';

export interface Postmaster {
  /** Resolves when the server is gone, for whatever reason. */
  exited: Promise<void>;
  /** Closes connections and stops: gracefully, after ten seconds fast, after fifteen by force. */
  stop(): Promise<void>;
}

export interface PostmasterOptions {
  port: number;
  logFile: string;
  throwaway: boolean;
}

/**
 * Starts the server and resolves when it accepts connections. Undefined: it ended before that; the log file says why.
 */
export async function startPostmaster(place: Place, options: PostmasterOptions): Promise<Postmaster | undefined> {
  const cluster = clusterIn(place);
  const log = await open(options.logFile, 'a', 0o600);
  let child: ChildProcess;
  try {
    const {
      file,
      args,
      options: spawnOptions,
    } = place.account.command(place.binaries.postgres, [
      `-D${cluster}`,
      ...Object.entries(serverSettings(options)).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ]);
    // A file, not a pipe: a pipe without a reader would block the server. A separate process group: Ctrl-C reaches only
    // us.
    child = spawn(file, args, { ...spawnOptions, cwd: '/', detached: true, stdio: ['ignore', log.fd, log.fd] });
    await Promise.race([
      once(child, 'spawn'),
      once(child, 'error').then(([error]) => Promise.reject(startFault(error))),
    ]);
  } finally {
    await log.close();
  }
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const guard = guardAgainstOurDeath(place.account, child.pid);
  void exited.then(() => guard?.kill('SIGKILL'));
  while (child.exitCode === null && child.signalCode === null) {
    const file = await readPostmasterFile(cluster);
    if (file?.pid === child.pid && file?.isReady) return { exited, stop: () => stop(child, exited) };
    await pause(20);
  }
  return undefined;
}

function serverSettings({ port, throwaway }: PostmasterOptions): Record<string, string | number> {
  return {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    max_connections: throwaway ? 300 : 100,
    // Details and statements contain user input, such as e-mail addresses: the log only has the kind of error.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    ...(throwaway ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' } : {}),
  };
}

async function stop(child: ChildProcess, exited: Promise<void>): Promise<void> {
  child.kill('SIGINT');
  const impatient = setTimeout(() => child.kill('SIGQUIT'), 10_000);
  const forced = setTimeout(() => child.kill('SIGKILL'), 15_000);
  await exited;
  clearTimeout(impatient);
  clearTimeout(forced);
}

/** A shell that waits for our end of a pipe to close, which even kill -9 causes, and then stops the server. */
function guardAgainstOurDeath(account: Account, pid: number | undefined): ChildProcess | undefined {
  if (process.platform === 'win32' || pid === undefined) return undefined;
  const { file, args, options } = account.command('/bin/sh', ['-c', 'read _; kill -INT "$1"', 'sh', String(pid)]);
  const guard = spawn(file, args, { ...options, cwd: '/', detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  guard.on('error', () => undefined); // Without it a killed start leaves the server running, and the next start stops it.
  guard.stdin?.on('error', () => undefined);
  guard.unref();
  return guard;
}

const startFault = (cause: unknown) => new LaunchError('PostgreSQL could not be started.', { cause });
