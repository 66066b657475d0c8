import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { Signal } from './signal.ts';

export interface Exit {
  code: number | null;
  signal: string | null;
}

export interface StartedSample {
  pid: number;
  /** Everything that it printed so far, on both streams. */
  output(): string;
  /** Waits for a line that matches. */
  line(pattern: RegExp): Promise<RegExpExecArray>;
  exit: Promise<Exit>;
  kill(signal: NodeJS.Signals): void;
  /** Kills it and waits for its end. */
  end(): Promise<void>;
}

/** Starts the root script of an unpacked build as a program, with nothing of our environment but a PATH with this Node. */
export function startSample(folder: string, given: readonly string[], workingFolder = folder): StartedSample {
  const program = spawn(join(folder, 'Harbour.sh'), given, {
    cwd: workingFolder,
    env: { PATH: `${dirname(process.execPath)}:/usr/bin:/bin` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const printed = new Signal();
  const add = (piece: string) => {
    output += piece;
    printed.fire();
  };
  for (const stream of [program.stdout, program.stderr]) stream.setEncoding('utf8').on('data', add);
  const exit = new Promise<Exit>((resolve, reject) => {
    program.once('error', reject);
    program.once('close', (code, signal) => resolve({ code, signal }));
  });
  return {
    pid: program.pid ?? 0,
    output: () => output,
    line: (pattern) =>
      printed.until(
        () => pattern.exec(output),
        () => `${pattern} in: ${output}`,
      ),
    exit,
    kill: (signal) => void program.kill(signal),
    end: async () => {
      program.kill('SIGKILL');
      await exit;
    },
  };
}
