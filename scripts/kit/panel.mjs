import { access, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { digest } from './digest.mjs';
import { alone } from './lock.mjs';
import { root } from './root.mjs';
import { runAgainIfKilled } from './run.mjs';
import { Sentence } from './sentence.mjs';

/** What is built for browsers: its folder, a file that proves it, and what it is made from besides packages. */
const PARTS = {
  panel: { folder: 'packages/web', proof: 'index.html', others: ['docs/failures'] },
  player: { folder: 'packages/player', proof: '.vite/manifest.json', others: [] },
};

/** Builds the panel and the player, each unless it was built from the same sources. Throws a Sentence if one fails. */
export async function ensurePanel() {
  await ensureBuilt('panel');
  await ensurePlayer();
}

/** The same for the player alone. */
export const ensurePlayer = () => ensureBuilt('player');

async function ensureBuilt(name) {
  const part = PARTS[name];
  const stampFile = join(root, '.cache', `${name}-built`);
  const sources = async () => {
    const packages = new Set(await shippedIn(part.folder));
    return digest(root, [...packages, ...part.others, 'pnpm-lock.yaml'], { skip: ['node_modules', 'dist'] });
  };
  const isBuilt = async (current) => {
    const isThere = await access(join(root, part.folder, 'dist', part.proof)).then(
      () => true,
      () => false,
    );
    return isThere && (await readFile(stampFile, 'utf8').catch(() => '')) === current;
  };
  if (await isBuilt(await sources())) return;
  await alone(
    async () => {
      const current = await sources();
      if (await isBuilt(current)) return;
      process.stdout.write(`Building the ${name}.\n`);
      await rm(stampFile, { force: true });
      const { code, output } = await runAgainIfKilled('vite', ['build', part.folder, '--logLevel', 'warn']);
      if (code !== 0) throw new Sentence(`The ${name} does not build.\n${output.trim()}`);
      await mkdir(join(root, '.cache'), { recursive: true });
      await writeFile(stampFile, current);
    },
    { onWait },
  );
}

const onWait = (pid) => process.stdout.write(`Waiting for process ${pid}, which is at work in this checkout.\n`);

/** The folder of a package, and those of the packages of ours that it is built with. */
async function shippedIn(folder) {
  const { dependencies = {} } = JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8'));
  const ours = Object.keys(dependencies).filter((name) => name.startsWith('@launchyard/'));
  const others = await Promise.all(ours.map((name) => shippedIn(name.replace('@launchyard', 'packages'))));
  return [folder, ...others.flat()];
}
