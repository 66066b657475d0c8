import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../files.ts';

const platform = join(root, 'packages/platform');
const migrations = join(platform, 'migrations');
const drizzleKit = join(root, 'node_modules/drizzle-kit/bin.cjs');

/**
 * Adds a migration with everything that the tables need beyond the existing ones. Returns its file, or nothing if
 * none is missing.
 */
export async function writeMigrations(folder = migrations): Promise<string[]> {
  const before = await readdir(folder);
  // Relative, because drizzle-kit prepends `./` to the path when it reads migrations: an absolute path silently finds none.
  await generate(['--out', relative(platform, folder)]);
  return (await readdir(folder)).filter((file) => file.endsWith('.sql') && !before.includes(file));
}

/** The migrations missing in a folder: none if the existing ones create the tables in the code. */
export async function missingMigrations(folder = migrations): Promise<string[]> {
  const copy = await mkdtemp(join(tmpdir(), 'launchyard-migrations-'));
  try {
    await cp(folder, copy, { recursive: true });
    return await writeMigrations(copy);
  } finally {
    await rm(copy, { recursive: true });
  }
}

/** Throws with drizzle-kit's output: it asks questions about renamed columns, and nobody is there to answer. */
async function generate(options: string[]): Promise<void> {
  const { default: config } = await import('../../packages/platform/drizzle.config.ts');
  const schema = [config.schema].flat().join(',');
  const flags = ['generate', '--dialect', config.dialect, '--schema', schema, ...options];
  await promisify(execFile)(process.execPath, [drizzleKit, ...flags], { cwd: platform });
}
