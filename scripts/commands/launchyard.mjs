import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { binaries, environment, root } from '../kit/root.mjs';
import { ensureToolchain } from '../kit/toolchain.mjs';

/** Runs the command launchyard with the workspace's Node, in the folder of whoever called. Gives the exit code. */
export async function run(args) {
  // The standard output is the command's own: programs read it.
  await ensureToolchain({ say: (line) => process.stderr.write(`${line}\n`) });
  const child = spawn(join(binaries, 'node'), [join(root, 'packages', 'cli', 'src', 'main.ts'), ...args], {
    // npm runs scripts in the folder of their package, and keeps where it was called.
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
