import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePorts } from '../world/ports.ts';

export const PROCESSES = ['api', 'files', 'worker-1', 'worker-2'] as const;
export type ProcessName = (typeof PROCESSES)[number];

/** The services as they run in production, each process brought back as soon as it dies. */
export interface System {
  apiUrl: string;
  /** Kills without warning; answers when it runs again. */
  kill(name: ProcessName): Promise<void>;
  /** Stops it where it stands, for so long that others take its work, and lets it go on then. */
  freeze(name: ProcessName, milliseconds: number): Promise<void>;
  close(): Promise<void>;
}

export async function startSystem({ databaseUrl, dataDir }: { databaseUrl: string; dataDir: string }): Promise<System> {
  const [gateway, platform, files, stream] = await freePorts();
  const env = {
    DATABASE_URL: databaseUrl,
    MIGRATION_DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SIGNING_SECRET: 'the signing secret of one run of faults',
    GATEWAY_SECRET: 'the gateway secret of one run of faults',
    PORT: String(gateway),
    PLATFORM_PORT: String(platform),
    FILES_PORT: String(files),
    STREAM_PORT: String(stream),
    PATH: process.env['PATH'] ?? '',
    LOG_LEVEL: 'error',
  };
  const children = new Map<ProcessName, ChildProcess>();
  const closing = new AbortController();

  const start = async (name: ProcessName): Promise<void> => {
    const file = fileURLToPath(new URL(`../../../platform/src/main-${name.replace(/-\d$/, '')}.ts`, import.meta.url));
    while (!closing.signal.aborted) {
      const child = fork(file, { execArgv: [], env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
      children.set(name, child);
      const isReady = await Promise.race([
        once(child, 'message').then(() => true),
        once(child, 'exit').then(() => false),
      ]);
      // A wrong setting stays wrong.
      if (child.exitCode === 2) throw new Error(`${name} cannot start`);
      // Without its database a process cannot start; the launcher tries again, too.
      if (!isReady) await new Promise((resolve) => void setTimeout(resolve, 300));
      else {
        child.once('exit', () => void start(name));
        return;
      }
    }
  };
  await Promise.all(PROCESSES.map(start));

  return {
    apiUrl: `http://127.0.0.1:${platform}`,
    async kill(name) {
      const child = children.get(name);
      if (!child || !isRunning(child)) return;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
    async freeze(name, milliseconds) {
      const child = children.get(name);
      child?.kill('SIGSTOP');
      await new Promise((resolve) => void setTimeout(resolve, milliseconds));
      child?.kill('SIGCONT');
    },
    async close() {
      closing.abort();
      const exits = [...children.values()].filter(isRunning);
      await Promise.all(
        exits.map((child) => {
          const exited = once(child, 'exit');
          child.kill('SIGCONT');
          child.kill('SIGTERM');
          return exited;
        }),
      );
    },
  };
}

const isRunning = (child: ChildProcess): boolean => child.exitCode === null && child.signalCode === null;
