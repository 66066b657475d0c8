import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { COMPILED } from '../compiled.ts';

/** The upload command as a process that can be killed, restarted and suspended. */
export interface Command {
  /** Starts it unless it is running or has finished. Returns whether it was started. */
  start(): boolean;
  kill(): Promise<void>;
  sleep(): void;
  wake(): void;
  readonly hasFinished: boolean;
  /** Its output if it exited with an error; otherwise null. */
  readonly failure: string | null;
}

const MAIN = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url));

export interface CommandOptions {
  words: string[];
  url: string;
  key: string;
}

export function makeCommand({ words, url, key }: CommandOptions): Command {
  let child: ChildProcess | undefined;
  let hasFinished = false;
  let failure: string | null = null;
  return {
    start() {
      if (child || hasFinished) return false;
      const started = spawn(process.execPath, [MAIN, ...words], {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: {
          PATH: process.env['PATH'],
          LAUNCHYARD_API_KEY: key,
          LAUNCHYARD_URL: url,
          NODE_COMPILE_CACHE: COMPILED,
        },
      });
      let output = '';
      started.stdout?.on('data', (chunk) => (output = `${output}${String(chunk)}`.slice(-500)));
      started.once('exit', (code, signal) => {
        child = undefined;
        if (code === 0) hasFinished = true;
        else if (signal === null) failure = output.trim();
      });
      child = started;
      return true;
    },
    async kill() {
      if (!child) return;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
    sleep: () => void child?.kill('SIGSTOP'),
    wake: () => void child?.kill('SIGCONT'),
    get hasFinished() {
      return hasFinished;
    },
    get failure() {
      return failure;
    },
  };
}
