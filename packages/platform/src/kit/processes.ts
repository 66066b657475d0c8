import { fork, type ChildProcess, type Serializable } from 'node:child_process';
import { on } from 'node:events';

/** Processes of one kind that do one job at a time each. */
export interface Processes {
  /**
   * Runs a job in a free or new process. `serve` receives each of its messages: it answers a question, or ends the job
   * with its result. Throws TookTooLong after the timeout, and an Error if the process dies; either way that process is
   * killed.
   */
  run<Result>(
    job: Serializable,
    serve: (message: unknown) => Promise<{ answer: Serializable } | { result: Result }>,
  ): Promise<Result>;
  /** Kills them all, whatever they are doing. */
  close(): void;
}

/** A job exceeded its timeout. */
export class TookTooLong extends Error {
  override name = 'TookTooLong';
}

/**
 * Runs work on untrusted bytes that may take long, use much memory or crash, in processes separate from the one that
 * serves everybody. Such a process can only read code, knows no settings, and can be killed. There are as many as there
 * are concurrent jobs.
 */
export function openProcesses(entry: URL, { mostSeconds }: { mostSeconds: number }): Processes {
  const all = new Set<ChildProcess>();
  const free: ChildProcess[] = [];

  function start(): ChildProcess {
    const child = fork(entry, { env: {}, execArgv: [...CONFINED], serialization: 'advanced' });
    all.add(child);
    child.once('exit', () => {
      all.delete(child);
      const at = free.indexOf(child);
      if (at >= 0) free.splice(at, 1);
    });
    // What was being sent when it died; the job learns of its death separately.
    child.on('error', () => child.kill('SIGKILL'));
    return child;
  }

  return {
    async run(job, serve) {
      const child = free.pop() ?? start();
      const signal = AbortSignal.timeout(mostSeconds * 1000);
      let isOver = false;
      try {
        const messages = on(child, 'message', { signal, close: ['exit'] });
        child.send(job);
        for await (const [message] of messages) {
          const served = await inTime(serve(message), signal);
          if ('result' in served) {
            isOver = true;
            return served.result;
          }
          child.send(served.answer);
        }
        throw new Error(`a process ended during its job: ${child.signalCode ?? child.exitCode}`);
      } catch (error) {
        throw signal.aborted ? new TookTooLong(`a job took more than ${mostSeconds} s`, { cause: error }) : error;
      } finally {
        if (isOver && child.connected) free.push(child);
        else child.kill('SIGKILL');
      }
    },
    close() {
      for (const child of all) child.kill('SIGKILL');
    },
  };
}

/** What is awaited may hang, for example a store on a failing disk; it is abandoned then. */
function inTime<T>(waited: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason instanceof Error ? signal.reason : new Error('too late'));
    signal.addEventListener('abort', giveUp, { once: true });
    waited.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}

/** It may load code with native parts, but neither write files nor start processes. */
const CONFINED = ['--permission', '--allow-fs-read=*', '--allow-addons', '--disable-warning=PERM0001'];
