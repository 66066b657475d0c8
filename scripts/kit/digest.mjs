import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/**
 * A digest of the names and contents of files and folders, which are paths below `base`. Missing paths count as such.
 */
export async function digest(base, paths, { skip = [] } = {}) {
  const hash = createHash('sha256');
  for (const path of paths.toSorted(byName)) {
    for (const file of await filesIn(join(base, path), new Set(skip))) {
      hash
        .update(`${relative(base, file).split(sep).join('/')}\0`)
        .update(await readFile(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

async function filesIn(path, skip) {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) return [];
  if (!found.isDirectory()) return [path];
  const names = (await readdir(path)).filter((name) => !skip.has(name)).toSorted(byName);
  return (await Promise.all(names.map((name) => filesIn(join(path, name), skip)))).flat();
}

/** The same order in every locale. */
const byName = (one, other) => (one < other ? -1 : Number(one > other));
