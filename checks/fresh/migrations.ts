import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../files.ts';

const platform = join(root, 'packages/platform');
const migrations = join(platform, 'migrations');
const drizzleKit = join(root, 'node_modules/drizzle-kit/bin.cjs');

/** Writes what the tables need beyond the migrations that are there, as one more migration. */
export const writeMigrations = (folder = migrations) => generate(['--out', relative(platform, folder)]);

/** The migrations that are missing in a folder: none when those that are there make the tables as the code has them. */
export async function missingMigrations(folder = migrations): Promise<string[]> {
  const copy = await mkdtemp(join(tmpdir(), 'launchyard-migrations-'));
  try {
    await cp(folder, copy, { recursive: true });
    const before = await readdir(copy);
    await writeMigrations(copy);
    return (await readdir(copy)).filter((file) => file.endsWith('.sql') && !before.includes(file));
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
