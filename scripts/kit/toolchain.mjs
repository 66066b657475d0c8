import { access, constants, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';
import { digest } from './digest.mjs';
import { alone } from './lock.mjs';
import { root, tools } from './root.mjs';
import { run } from './run.mjs';
import { explain, Sentence } from './sentence.mjs';

const pnpmVersion = '12.21.0';
const pnpm = join(tools, 'node_modules', '.bin', 'pnpm');
const stampFile = join(root, 'node_modules', '.launchyard-installed');

/**
 * Installs pnpm, the workspace’s packages and its Node into the checkout, with npm alone. Takes a few milliseconds if
 * nothing has changed. Announces slow steps with `say`. Throws a Sentence for problems that the user can solve.
 */
export async function ensureToolchain({ say = tell } = {}) {
  const wanted = await fingerprint();
  if (await isInstalled(wanted)) return;
  try {
    await alone(
      async () => {
        if (await isInstalled(wanted)) return;
        say('Installing packages. The first time takes about a minute.');
        await installPnpm();
        await installPackages();
        await writeFile(stampFile, wanted);
      },
      { onWait: (pid) => say(`Waiting for process ${pid}, which is installing packages in this checkout.`) },
    );
  } catch (error) {
    if (error instanceof Sentence || error.code === undefined) throw error;
    throw await explain(`${error.code} ${error.message}`, 'The packages could not be installed.');
  }
}

/** By default pnpm retries an unreachable registry for many minutes. */
const shortRetries = {
  pnpm_config_fetch_retries: '1',
  pnpm_config_fetch_retry_mintimeout: '1000',
  pnpm_config_fetch_retry_maxtimeout: '1000',
};

/** A digest of everything that decides what gets installed. */
export async function fingerprint(base = root) {
  const manifests = await Promise.all(
    ['.', 'packages'].map(async (folder) =>
      (await readdir(join(base, folder))).map((name) => join(folder, name, 'package.json')),
    ),
  );
  // The lockfile has the digests of our patches.
  const files = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests.flat().filter(isOurs)];
  return `${await digest(base, files)} ${pnpmVersion} ${process.platform}-${process.arch}`;
}

const isOurs = (path) => !path.startsWith('node_modules') && !path.startsWith('.');

async function isInstalled(wanted) {
  return (await readFile(stampFile, 'utf8').catch(() => '')) === wanted;
}

async function installPnpm() {
  const manifest = join(tools, 'node_modules', 'pnpm', 'package.json');
  const found = await readFile(manifest, 'utf8').then(JSON.parse, () => undefined);
  // The program comes last: an installation that was ended early has none.
  if (found?.version === pnpmVersion && (await isThere(pnpm))) return;
  const { file, args } = npm();
  const options = [
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--ignore-scripts=false',
    ...(await ownCache()),
  ];
  const { code, output } = await run(file, [...args, 'install', '--prefix', tools, ...options, `pnpm@${pnpmVersion}`]);
  if (code !== 0) throw await explain(output, 'pnpm could not be installed.');
}

async function installPackages() {
  await mkdir(join(root, 'node_modules'), { recursive: true });
  await rm(stampFile, { force: true });
  const cache = await ownCache();
  const store = cache.length > 0 ? [`--store-dir=${join(tools, 'store')}`] : [];
  // CI: no prompts, which nobody could see. npm passes its registry on as a variable that pnpm knows under another
  // name.
  const registry = process.env.npm_config_registry;
  const env = { CI: 'true', ...shortRetries, ...(registry ? { pnpm_config_registry: registry } : {}) };
  const { code, output } = await run(pnpm, ['install', '--frozen-lockfile', ...store], { env });
  if (code !== 0) throw await explain(output, 'The packages could not be installed.');
  const { output: version } = await run('node', ['--version']);
  if (!version.startsWith('v24.'))
    throw new Sentence(`The workspace's own Node did not install: found ${version.trim()}.`);
}

/** The npm that runs us, so that it need not be on PATH. */
function npm() {
  const path = process.env.npm_execpath;
  if (path !== undefined && basename(path) === 'npm-cli.js') return { file: process.execPath, args: [path] };
  return { file: 'npm', args: [] };
}

/** Accounts without a writable home keep npm’s cache in the checkout. */
async function ownCache() {
  return (await isThere(homedir(), constants.W_OK)) ? [] : ['--cache', join(tools, 'cache')];
}

const isThere = (path, mode = constants.F_OK) =>
  access(path, mode).then(
    () => true,
    () => false,
  );

const tell = (line) => process.stdout.write(`${line}\n`);
