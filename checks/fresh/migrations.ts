import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../files.ts';

const platform = join(root, 'packages/platform');
const migrations = join(platform, 'migrations');
const drizzleKit = join(root, 'node_modules/drizzle-kit/bin.cjs');

/** Writes what the tables need beyond the migrations that are there, as one more migration, and answers its file: none where nothing is missing. */
export async function writeMigrations(folder = migrations): Promise<string[]> {
  const before = await readdir(folder);
  // It reads the migrations that are there from `./` and the path that it is given, so that a whole path leads nowhere, without a word.
  await generate(['--out', relative(platform, folder)]);
  return (await readdir(folder)).filter((file) => file.endsWith('.sql') && !before.includes(file));
}

/** The migrations that are missing in a folder: none when those that are there make the tables as the code has them. */
export async function missingMigrations(folder = migrations): Promise<string[]> {
  const copy = await mkdtemp(join(tmpdir(), 'launchyard-migrations-'));
  try {
    await cp(folder, copy, { recursive: true });
    return await writeMigrations(copy);
  } finally {
    await rm(copy, { recursive: true });
  }
}

/** Throws with what drizzle-kit said: it asks questions when a column was renamed, and nobody answers here. */
async function generate(options: string[]): Promise<void> {
  const { default: config } = await import('../../packages/platform/drizzle.config.ts');
  const schema = [config.schema].flat().join(',');
  const flags = ['generate', '--dialect', config.dialect, '--schema', schema, ...options];
  await promisify(execFile)(process.execPath, [drizzleKit, ...flags], { cwd: platform });
}
