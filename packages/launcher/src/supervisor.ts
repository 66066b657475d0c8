import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { LaunchError } from './launch-error.ts';
import type { LogFile } from './log-file.ts';

export interface SupervisedProcess {
  name: string;
  /** A script for Node, with its arguments. */
  command: string[];
  environment: Record<string, string | undefined>;
  /** Closed when the process has been stopped. */
  logFile: LogFile;
  /** Our own lines about the process. */
  log: (line: string) => void;
  /** Gets every chunk that the process writes, in addition to the log file. */
  echo?: ((chunk: Buffer) => void) | undefined;
  /** A process sends `{ ready: true }`. From then on this address is asked, if it has one, until it answers 200. */
  readyUrl?: string | undefined;
  /** Milliseconds before the first restart; doubles up to thirty times that. */
  firstDelay?: number;
  /** Milliseconds between SIGTERM and SIGKILL. */
  patience?: number;
}

export interface Supervision {
  /** Resolves when the process is ready for the first time. Rejects with LaunchError if it never is. */
  ready: Promise<void>;
  /** Stops the process gracefully and restarts it at once. */
  restart(): void;
  /** Stops the process gracefully, after ten seconds by force. Nothing of it is left when this resolves. */
  stop(): Promise<void>;
  /** Kills the process and its children at once. */
  kill(): void;
}

/** This many ends in a row before it was ever ready mean that it will not be. */
const triesBeforeReady = 3;
const READY_PAUSE_MILLISECONDS = 100;
/** The exit code for invalid settings: a restart cannot help. */
const wrongSettings = 2;

/**
 * Starts a process and restarts it whenever it ends: after 1, 2, 4 … 30 seconds, from the start again once it has been
 * ready. The process has a channel to us and must end when that closes (`process.on('disconnect', …)`): this is its
 * only sign that we were killed.
 */
export function supervise(options: SupervisedProcess): Supervision {
  const { name, log, firstDelay = 1000, patience = 10_000 } = options;
  const stopping = new AbortController();
  const { promise: ready, resolve: markReady, reject: giveUp } = Promise.withResolvers<void>();
  ready.catch(() => undefined); // Its user handles the rejection, if there is one.
  let child: ChildProcess | undefined;
  let restarting = new AbortController();
  const ended = run().finally(() => options.logFile.close());

  async function run(): Promise<void> {
    let everReady = false;
    let endsInARow = 0;
    for (;;) {
      restarting = new AbortController();
      child = startChild(options);
      const lastLines = keepLastLines(child);
      const becameReady = whenReady(child, options);
      const isAgain = everReady;
      const tellReady = () => {
        markReady();
        if (isAgain) log(`${name} is ready again.`);
      };
      void becameReady.then((isReady) => isReady && tellReady());
      const end = await exitOf(child);
      const isReady = await becameReady;
      everReady ||= isReady;
      if (stopping.signal.aborted) return;
      if (restarting.signal.aborted) continue;
      endsInARow = isReady ? 1 : endsInARow + 1;
      if (!everReady && (end === `exit code ${wrongSettings}` || endsInARow >= triesBeforeReady)) {
        giveUp(new LaunchError(`${name} does not start (${end}).\n${lastLines()}`.trimEnd()));
        return;
      }
      const delay = Math.min(firstDelay * 2 ** (endsInARow - 1), firstDelay * 30);
      log(`${name} ended (${end}) and restarts in ${delay / 1000} s.`);
      await pause(delay, undefined, { signal: AbortSignal.any([stopping.signal, restarting.signal]) }).catch(
        () => undefined,
      );
      if (stopping.signal.aborted) return;
    }
  }

  return {
    ready,
    async stop() {
      stopping.abort();
      giveUp(new LaunchError(`${name} was stopped before it was ready.`));
      endGently(child, patience);
      await ended;
    },
    restart() {
      restarting.abort();
      endGently(child, patience);
    },
    kill() {
      stopping.abort();
      killGroup(child);
    },
  };
}

function startChild({ command, environment, logFile, echo }: SupervisedProcess): ChildProcess {
  // A separate process group: Ctrl-C in a terminal reaches only us, and we decide in which order to stop.
  const child = spawn(process.execPath, command, {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      logFile.write(chunk);
      echo?.(chunk);
    });
  }
  return child;
}

/** How a process ended, in words for a log line. Its children end with it, which also closes inherited pipes. */
function exitOf(child: ChildProcess): Promise<string> {
  child.once('exit', () => killGroup(child));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    // Not at `exit`: the last lines may still be in the pipes.
    child.once('close', (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
}

async function whenReady(child: ChildProcess, { readyUrl }: SupervisedProcess): Promise<boolean> {
  if (child.pid === undefined) return false;
  const isStarted = await new Promise<boolean>((resolve) => {
    child.on('message', (message) => {
      if (typeof message === 'object' && message !== null && 'ready' in message) resolve(true);
    });
    child.once('exit', () => resolve(false));
  });
  if (!isStarted || readyUrl === undefined) return isStarted;
  while (child.exitCode === null && child.signalCode === null) {
    const reply = await fetch(readyUrl, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
    if (reply?.status === 200) return true;
    await pause(READY_PAUSE_MILLISECONDS);
  }
  return false;
}

function keepLastLines(child: ChildProcess): () => string {
  let text = '';
  child.stderr?.on('data', (chunk: Buffer) => (text = (text + chunk.toString()).slice(-2000)));
  return () => text.trim().split('\n').slice(-12).join('\n');
}

function endGently(child: ChildProcess | undefined, patience: number): void {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const forced = setTimeout(() => killGroup(child), patience);
  child.once('exit', () => clearTimeout(forced));
}

/** The process and its children. It leads its process group, so the group’s id is its own. */
function killGroup(child: ChildProcess | undefined): void {
  if (child?.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
