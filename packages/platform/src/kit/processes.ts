import { fork, type ChildProcess, type Serializable } from 'node:child_process';
import { on } from 'node:events';

/** Processes of one kind that do one job at a time each. */
export interface Processes {
  /**
   * Gives a job to a process that is free, or to a new one. `serve` hears each message of it: it answers what was asked, or ends the job with
   * what came of it. Throws TookTooLong when it is not over in time, and an Error when the process dies; either way that process is ended.
   */
  run<Result>(
    job: Serializable,
    serve: (message: unknown) => Promise<{ answer: Serializable } | { result: Result }>,
  ): Promise<Result>;
  /** Ends them all, whatever they are doing. */
  close(): void;
}

/** A job was not over in time. */
export class TookTooLong extends Error {
  override name = 'TookTooLong';
}

/**
 * Does what may take long, eat memory or break, with bytes that strangers sent, outside of the process that answers everybody: such a process
 * reads code and nothing else, knows no settings, and can be ended. How many there are is up to how many jobs are given at once.
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
    // What was being sent as it died; the job hears of its death by itself.
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
        throw new Error(`a process ended in the middle of its job: ${child.signalCode ?? child.exitCode}`);
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

/** What is waited for may hang, as a store does whose disk does: it is left to itself then. */
function inTime<T>(waited: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason instanceof Error ? signal.reason : new Error('too late'));
    signal.addEventListener('abort', giveUp, { once: true });
    waited.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}

/** It may load code with its native parts, but write nothing and start nothing. */
const CONFINED = ['--permission', '--allow-fs-read=*', '--allow-addons', '--disable-warning=PERM0001'];
