import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { binaries, environment, root } from '../kit/root.mjs';
import { ensureToolchain } from '../kit/toolchain.mjs';

/** Runs the launchyard command with the workspace’s Node, in the caller’s folder. Returns the exit code. */
export async function run(args) {
  // Standard output belongs to the command: programs read it.
  await ensureToolchain({ say: (line) => process.stderr.write(`${line}\n`) });
  const child = spawn(join(binaries, 'node'), [join(root, 'packages', 'cli', 'src', 'main.ts'), ...args], {
    // npm runs scripts in their package’s folder, and keeps the caller’s in a variable.
    cwd: process.env.INIT_CWD ?? process.cwd(),
    env: environment(),
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
