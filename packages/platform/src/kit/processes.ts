import { ENCLOSED_LIMITS } from '@launchyard/domain/enclosed';
import type { Enclosure } from '@launchyard/process/enclosed/enclosure';
import type { Message } from '@launchyard/process/enclosed/messages';
import type { EnclosedProcess } from '@launchyard/process/enclosed/start';

/** What a process is told: as JSON, with bytes where it has some. */
export interface Told {
  said: unknown;
  bytes?: Uint8Array;
}

/** Processes of one kind that do one job at a time each. */
export interface Processes {
  /**
   * Runs a job in a free process of the same owner, or a new one. `serve` receives each of its messages: it answers a
   * question, or ends the job with its result. Throws TookTooLong after the timeout, and an Error if the process dies;
   * either way that process is killed.
   */
  run<Result>(
    owner: string,
    job: Told,
    serve: (message: Message, tell: (told: Told) => void) => Promise<{ answer: Told } | { result: Result } | null>,
  ): Promise<Result>;
  /** Kills them all, whatever they are doing. */
  close(): void;
}

/** A job exceeded its timeout. */
export class TookTooLong extends Error {
  override name = 'TookTooLong';
}

interface Kept {
  owner: string;
  process: EnclosedProcess;
  jobs: number;
  /** Runs while it is free. */
  idle: NodeJS.Timeout | null;
}

/**
 * Runs work on untrusted bytes that may take long, use much memory or crash, in processes apart from the one that
 * serves everybody. A process is used for one owner only: one that a file took over sees no file of others.
 */
export function openProcesses(enclosure: Enclosure): Processes {
  const { secondsPerJob } = enclosure;
  const all = new Set<Kept>();
  const free = new Set<Kept>();

  function start(owner: string): Kept {
    const kept: Kept = { owner, process: enclosure.start(), jobs: 0, idle: null };
    all.add(kept);
    void kept.process.ended.finally(() => {
      all.delete(kept);
      free.delete(kept);
    });
    return kept;
  }

  function take(owner: string): Kept {
    const kept = [...free].find((each) => each.owner === owner) ?? start(owner);
    free.delete(kept);
    if (kept.idle) clearTimeout(kept.idle);
    return kept;
  }

  function keep(kept: Kept): void {
    kept.jobs += 1;
    if (kept.jobs >= ENCLOSED_LIMITS.jobs || !all.has(kept)) return end(kept);
    free.add(kept);
    const [oldest] = free;
    if (oldest && free.size > ENCLOSED_LIMITS.free) end(oldest);
    kept.idle = setTimeout(() => end(kept), ENCLOSED_LIMITS.idleSeconds * 1000).unref();
  }

  function end(kept: Kept): void {
    if (kept.idle) clearTimeout(kept.idle);
    free.delete(kept);
    kept.process.kill();
  }

  return {
    async run(owner, job, serve) {
      const kept = take(owner);
      const child = kept.process;
      const tell = ({ said, bytes }: Told) => child.send(said, bytes);
      const signal = AbortSignal.timeout(secondsPerJob * 1000);
      let isOver = false;
      try {
        tell(job);
        for (;;) {
          // oxlint-disable-next-line no-await-in-loop -- one message after the other
          const message = await inTime(child.hear(), signal);
          if (message === null) {
            child.kill();
            // oxlint-disable-next-line no-await-in-loop -- it throws then
            throw new Error(`a process ended during its job: ${await child.ended}`);
          }
          // oxlint-disable-next-line no-await-in-loop -- one message after the other
          const served = await inTime(serve(message, tell), signal);
          if (served && 'result' in served) {
            isOver = true;
            return served.result;
          }
          if (served) tell(served.answer);
        }
      } catch (error) {
        throw signal.aborted ? new TookTooLong(`a job took more than ${secondsPerJob} s`, { cause: error }) : error;
      } finally {
        if (isOver) keep(kept);
        else end(kept);
      }
    },
    close() {
      for (const kept of all) end(kept);
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
