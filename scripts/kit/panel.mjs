import { access, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { digest } from './digest.mjs';
import { alone } from './lock.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { Sentence } from './sentence.mjs';

const stampFile = join(root, '.cache', 'panel-built');

/**
 * Builds the panel unless `packages/web/dist` was built from the same sources. Throws a Sentence if the build fails.
 */
export async function ensurePanel() {
  if (await isBuilt(await sources())) return;
  await alone(async () => {
    const current = await sources();
    if (await isBuilt(current)) return;
    process.stdout.write('Building the panel.\n');
    await rm(stampFile, { force: true });
    const { code, output } = await run('vite', ['build', 'packages/web', '--logLevel', 'warn']);
    if (code !== 0) throw new Sentence(`The panel does not build.\n${output.trim()}`);
    await mkdir(join(root, '.cache'), { recursive: true });
    await writeFile(stampFile, current);
  });
}

const sources = () =>
  digest(root, ['packages/web', 'packages/domain/src', 'docs/failures', 'pnpm-lock.yaml'], {
    skip: ['node_modules', 'dist'],
  });

async function isBuilt(current) {
  const index = await access(join(root, 'packages', 'web', 'dist', 'index.html')).then(
    () => true,
    () => false,
  );
  return index && (await readFile(stampFile, 'utf8').catch(() => '')) === current;
}
