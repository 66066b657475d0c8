import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { serviceNamed } from '@launchyard/launcher/services';
import { databaseProcesses } from '@launchyard/platform/database-roles';
import { COMPILED } from '../compiled.ts';
import { urlFor } from '../database/test-cluster.ts';
import { freePorts } from '../world/ports.ts';

export const HARNESS_GATEWAY_SECRET = 'the gateway secret of one run of faults';

type Service = 'gateway' | 'api' | 'files' | 'streams' | 'worker';
export type ProcessName = `${Service}-${1 | 2}`;

/** The services as they run in production. A process that dies is restarted immediately. */
export interface System {
  /** The port of a gateway, api or files process. It survives restarts. */
  port(name: ProcessName): number;
  /** Sends SIGKILL and resolves when the process is dead. It restarts automatically. */
  kill(name: ProcessName): Promise<void>;
  /** Stops it gracefully and resolves when its replacement is ready. */
  restart(name: ProcessName): Promise<void>;
  /** Suspends it during `meanwhile`. */
  freeze(name: ProcessName, meanwhile: () => Promise<unknown>): Promise<void>;
  /** Kills these at once, and restarts them after `meanwhile`. */
  cutPower(names: readonly ProcessName[], meanwhile: () => Promise<void> | void): Promise<void>;
  close(): Promise<void>;
}

export interface SystemOptions {
  migrationUrl: string;
  dataDir: string;
  processes: readonly ProcessName[];
  /** Additional settings, besides those that let the processes find each other. */
  settings?: Record<string, string>;
  /** A module that every process preloads. */
  preload?: string;
}

/**
 * Starts processes that share one database and one folder. Public addresses point to the first files process and the
 * first gateway.
 */
export async function startSystem({
  migrationUrl,
  dataDir,
  processes,
  settings,
  preload,
}: SystemOptions): Promise<System> {
  const ports = { 1: await choosePorts(), 2: await choosePorts() };
  const portsOf = (name: ProcessName) => ports[name.endsWith('1') ? 1 : 2];
  const environment = (name: ProcessName) => ({
    ...databaseEnvironment(name, migrationUrl),
    DATA_DIR: dataDir,
    SIGNING_SECRET: 'the signing secret of one run of faults',
    GATEWAY_SECRET: HARNESS_GATEWAY_SECRET,
    PUBLIC_URL: `http://localhost:${ports[1].gateway}`,
    FILES_PUBLIC_URL: `http://127.0.0.1:${ports[1].files}`,
    STREAM_PUBLIC_URL: `http://127.0.0.1:${ports[1].stream}`,
    HOOKS_PUBLIC_URL: `http://127.0.0.1:${ports[1].hooks}`,
    UPSTREAM_URL: `http://127.0.0.1:${ports[1].api}`,
    PORT: String(portsOf(name).gateway),
    PLATFORM_PORT: String(portsOf(name).api),
    FILES_PORT: String(portsOf(name).files),
    STREAM_PORT: String(portsOf(name).stream),
    HOOKS_PORT: String(portsOf(name).hooks),
    SIGNALLING_PORT: String(portsOf(name).signalling),
    PATH: process.env['PATH'] ?? '',
    LOG_LEVEL: 'error',
    // The programs restart often: compile each only once.
    NODE_COMPILE_CACHE: COMPILED,
    ...settings,
  });
  const children = new Map<ProcessName, ChildProcess>();
  const ready = new Map<ProcessName, Promise<void>>();
  const closing = new AbortController();
  let power = Promise.resolve();

  const start = async (name: ProcessName): Promise<void> => {
    while (!closing.signal.aborted) {
      await power;
      const { script, nodeFlags = [] } = serviceNamed(name.slice(0, -2));
      const child = fork(script, {
        execArgv: [...nodeFlags, ...(preload === undefined ? [] : ['--import', preload])],
        env: environment(name),
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      children.set(name, child);
      const isReady = await Promise.race([
        once(child, 'message').then(() => true),
        once(child, 'exit').then(() => false),
      ]);
      // An invalid setting stays invalid.
      if (child.exitCode === 2) throw new Error(`${name} cannot start`);
      // A process cannot start without its database. The launcher retries too.
      if (!isReady) await new Promise((resolve) => void setTimeout(resolve, 300));
      else {
        child.once('exit', () => begin(name));
        return;
      }
    }
  };
  const leave = () => {
    for (const child of children.values()) child.kill('SIGKILL');
  };
  process.once('exit', leave);
  const begin = (name: ProcessName) => void ready.set(name, start(name));
  for (const name of processes) begin(name);
  await Promise.all(ready.values());

  const end = async (name: ProcessName, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    const child = children.get(name);
    if (!child || !isRunning(child)) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };
  return {
    port(name) {
      const service = name.slice(0, -2);
      if (service !== 'gateway' && service !== 'api' && service !== 'files') throw new Error(`${name} has no port`);
      return portsOf(name)[service];
    },
    kill: (name) => end(name, 'SIGKILL'),
    async restart(name) {
      await end(name, 'SIGTERM');
      await ready.get(name);
    },
    async freeze(name, meanwhile) {
      const child = children.get(name);
      child?.kill('SIGSTOP');
      try {
        await meanwhile();
      } finally {
        child?.kill('SIGCONT');
      }
    },
    async cutPower(names, meanwhile) {
      const { promise, resolve } = Promise.withResolvers<void>();
      power = promise;
      await Promise.all(names.map((name) => end(name, 'SIGKILL')));
      try {
        await meanwhile();
      } finally {
        resolve();
      }
      await Promise.all(ready.values());
    },
    async close() {
      closing.abort();
      process.off('exit', leave);
      for (const child of children.values()) child.kill('SIGCONT');
      await Promise.all([...children.keys()].map((name) => end(name, 'SIGTERM')));
    },
  };
}

function databaseEnvironment(name: ProcessName, migrationUrl: string): { DATABASE_URL?: string } {
  const process = databaseProcesses.find((each) => name.startsWith(each));
  return process === undefined ? {} : { DATABASE_URL: urlFor(process, { migrationUrl }) };
}

async function choosePorts() {
  const [gateway, api, files, stream, hooks, signalling] = await freePorts();
  return { gateway, api, files, stream, hooks, signalling };
}

const isRunning = (child: ChildProcess): boolean => child.exitCode === null && child.signalCode === null;
