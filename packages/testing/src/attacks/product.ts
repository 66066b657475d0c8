import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serviceNamed } from '@launchyard/launcher/services';
import { COMPILED } from '../compiled.ts';
import { urlFor, type TestDatabaseUrls } from '../database/test-cluster.ts';
import { freePorts } from '../world/ports.ts';

export type ProcessName = 'api' | 'files' | 'streams' | 'worker' | 'gateway';

/** The product's own processes, with all their output. */
export interface Product {
  url: string;
  ports: { gateway: number; platform: number; files: number; stream: number; hooks: number };
  /** The full stdout and stderr of each process so far. */
  output: Record<ProcessName, string>;
  kill(name: ProcessName): Promise<void>;
  start(name: ProcessName): Promise<void>;
  stop(): Promise<void>;
}

/** Starts all processes in development mode with a database and these additional settings, and captures all output. */
export async function startProduct(database: TestDatabaseUrls, environment: Record<string, string>): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'launchyard-output-'));
  const [gateway, platform, files, stream, hooks, signalling] = await freePorts();
  const env = {
    PATH: process.env['PATH'] ?? '',
    NODE_COMPILE_CACHE: COMPILED,
    DATA_DIR: dataDir,
    PORT: String(gateway),
    PLATFORM_PORT: String(platform),
    FILES_PORT: String(files),
    STREAM_PORT: String(stream),
    HOOKS_PORT: String(hooks),
    SIGNALLING_PORT: String(signalling),
    ...environment,
  };
  const output: Product['output'] = { api: '', files: '', streams: '', worker: '', gateway: '' };
  const running = new Map<ProcessName, ChildProcess>();

  async function start(name: ProcessName): Promise<void> {
    const { script, nodeFlags = [] } = serviceNamed(name);
    const own = name === 'gateway' ? {} : { DATABASE_URL: urlFor(name, database) };
    const child = fork(script, {
      execArgv: [...nodeFlags],
      env: { ...env, ...own },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const listen = (chunk: Buffer) => void (output[name] += chunk.toString());
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    running.set(name, child);
    const isReady = await Promise.race([
      once(child, 'message').then(() => true),
      once(child, 'exit').then(() => false),
    ]);
    if (!isReady) throw new Error(`${name} exited during startup: ${output[name]}`);
  }

  async function end(name: ProcessName, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const child = running.get(name);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    // `close` is emitted once both outputs have been read to the end.
    const closed = once(child, 'close');
    child.kill(signal);
    await closed;
  }

  const names = ['api', 'files', 'streams', 'worker', 'gateway'] as const;
  await Promise.all(names.map(start));
  return {
    url: `http://127.0.0.1:${gateway}`,
    ports: { gateway, platform, files, stream, hooks },
    output,
    kill: (name) => end(name, 'SIGKILL'),
    start,
    async stop() {
      await Promise.all(names.map((name) => end(name, 'SIGTERM')));
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
