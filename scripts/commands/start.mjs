import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensurePanel, ensurePlayer } from '../kit/panel.mjs';
import { binaries, environment, root } from '../kit/root.mjs';
import { ensureToolchain } from '../kit/toolchain.mjs';

/**
 * Starts the product. With `--dev` servers restart when their source changes and the panel is served from its source.
 * Returns the exit code.
 */
export async function run(args) {
  const isDevelopment = args.includes('--dev');
  await ensureToolchain();
  await (isDevelopment ? ensurePlayer() : ensurePanel());
  const launcher = spawn(join(binaries, 'node'), [join(root, 'packages', 'launcher', 'src', 'main.ts'), ...args], {
    cwd: root,
    env: environment(isDevelopment ? { LAUNCHYARD_DEV: '1' } : {}),
    // The channel tells the launcher when this process is killed.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => launcher.kill(signal));
  return new Promise((resolve, reject) => {
    launcher.once('error', reject);
    launcher.once('exit', (code) => resolve(code ?? 1));
  });
}
