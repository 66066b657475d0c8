import { fork, type Serializable } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A program in its own process, so that its cost can be separated from the cost of its client. */
export interface Child {
  /** CPU milliseconds since its start: all threads, user and system. */
  cpu(): Promise<number>;
  send(message: Serializable): void;
  /** Its next message. */
  answer(): Promise<unknown>;
  stop(): Promise<void>;
}

const TELL_CPU = new URL('./tell-cpu.ts', import.meta.url).href;

/** Starts a program that sends `{ ready: true }` once it is ready. Its output and log are discarded. */
export async function startChild(
  program: URL,
  env: Record<string, string>,
  nodeFlags: readonly string[] = [],
): Promise<Child> {
  const child = fork(fileURLToPath(program), {
    execArgv: [
      ...nodeFlags,
      '--import',
      TELL_CPU,
      ...(process.env['BENCH_PROFILE'] ? ['--cpu-prof', '--cpu-prof-dir', process.env['BENCH_PROFILE']] : []),
    ],
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const gone = once(child, 'exit');
  const isReady = await Promise.race([once(child, 'message').then(() => true), gone.then(() => false)]);
  if (!isReady) throw new Error(`${program.pathname} exited with ${child.exitCode}`);
  const answer = async (): Promise<unknown> => {
    const [said] = await Promise.race([once(child, 'message'), gone.then(() => [])]);
    if (said === undefined) throw new Error(`${program.pathname} exited with ${child.exitCode}`);
    return said;
  };
  return {
    send: (message) => void child.send(message),
    answer,
    async cpu() {
      child.send('cpu');
      const { user, system } = readCpu(await answer());
      return (user + system) / 1000;
    },
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await gone;
    },
  };
}

function readCpu(answer: unknown): NodeJS.CpuUsage {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `tell-cpu.ts` sends nothing else
  return (answer as { cpu: NodeJS.CpuUsage }).cpu;
}
