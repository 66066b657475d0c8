import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { binaries, environment, root } from './root.mjs';

/**
 * Runs a program in the checkout and returns its exit code, the signal that ended it, and its output. `isShown`: straight to the terminal instead.
 * `isTold`: it has a channel that closes when this process is gone. A program of the workspace is named without a path.
 */
export function run(program, args, { env, isShown = false, isTold = false } = {}) {
  const file = program.includes('/') || program === 'npm' ? program : join(binaries, program);
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd: root,
      env: environment({ ...(isShown ? {} : { NO_COLOR: '1' }), ...env }),
      stdio: [
        ...(isShown ? ['inherit', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe']),
        ...(isTold ? ['ipc'] : []),
      ],
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code: code ?? 1, signal, output }));
  });
}

/** The same. One that was killed, as where memory is short, runs once more. */
export async function runAgainIfKilled(program, args, options) {
  const result = await run(program, args, options);
  if (result.signal === null) return result;
  process.stdout.write(`${program} was ended by ${result.signal}: running it once more.\n`);
  return run(program, args, options);
}
