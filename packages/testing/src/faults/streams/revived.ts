import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { COMPILED } from '../../compiled.ts';

/** A process that is started again whenever it dies. */
export interface Revived {
  /** Sends SIGKILL and resolves when it is dead. */
  kill(): Promise<void>;
  /** Stops it for good, gently. */
  close(): Promise<void>;
}

const AGAIN_MILLISECONDS = 300;

/** Resolves when it is ready for the first time. */
export async function startRevived(script: string, env: Record<string, string>): Promise<Revived> {
  let child: ChildProcess | undefined;
  const over = new AbortController();
  const ready = Promise.withResolvers<void>();
  async function live(): Promise<void> {
    while (!over.signal.aborted) {
      const started = fork(script, {
        env: { NODE_COMPILE_CACHE: COMPILED, ...env },
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      child = started;
      started.once('message', () => ready.resolve());
      await once(started, 'exit');
      // Nothing is called off once it was ready: then this has no effect.
      ready.reject(new Error(`${script} did not start`));
      await pause(AGAIN_MILLISECONDS);
    }
  }
  const leave = () => child?.kill('SIGKILL');
  process.once('exit', leave);
  const living = live();
  await ready.promise;
  return {
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
    async close() {
      over.abort();
      child?.kill('SIGTERM');
      await living;
      process.off('exit', leave);
    },
  };
}
