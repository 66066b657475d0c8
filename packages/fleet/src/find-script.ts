import { opendir } from 'node:fs/promises';
import { join } from 'node:path';
import { findStartScript } from '@launchyard/domain/uploads';

/** A build has a handful of entries on top; a folder with more is cut off. */
const MOST_ENTRIES = 10_000;

/** The script that starts an unpacked build, within its folder. Null if the folder or the script is missing. */
export async function findScript(folder: string, appName: string): Promise<string | null> {
  const top = await entries(folder, '');
  const paths = [...top];
  for (const path of top) {
    if (paths.length >= MOST_ENTRIES) break;
    if (path.endsWith('/')) paths.push(...(await entries(folder, path)));
  }
  return findStartScript(paths, appName);
}

async function entries(folder: string, within: string): Promise<string[]> {
  const found: string[] = [];
  try {
    for await (const entry of await opendir(join(folder, within))) {
      // A link could lead out of the build; a script is a file, and a folder is a folder.
      if (entry.isDirectory()) found.push(`${within}${entry.name}/`);
      else if (entry.isFile()) found.push(`${within}${entry.name}`);
      if (found.length >= MOST_ENTRIES) break;
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
  return found;
}
