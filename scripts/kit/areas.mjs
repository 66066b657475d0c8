import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './root.mjs';
import { steps, vitest } from './steps.mjs';

/** The folders of the packages' sources by their names, each once: `links` is one area in all packages. Names of steps are theirs. */
export async function findAreas() {
  const packages = await readdir(join(root, 'packages'));
  const folders = await Promise.all(packages.map((name) => foldersIn(join(root, 'packages', name, 'src'))));
  return [...new Set(folders.flat())].filter((name) => !Object.hasOwn(steps, name)).toSorted();
}

const foldersIn = (folder) =>
  readdir(folder, { withFileTypes: true }).then(
    (entries) => entries.filter((entry) => entry.isDirectory()).map(({ name }) => name),
    () => [],
  );

/** Runs the unit and panel tests of an area in every package. */
export const testArea = (area) => vitest(['unit', 'panel'], undefined, [`/src/${area}/`]);
