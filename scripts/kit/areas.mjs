import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './root.mjs';
import { steps, vitest } from './steps.mjs';
import { addUp } from './tally.mjs';

/**
 * The folders of the packages’ sources by name, without duplicates: `links` is one area in all packages. Names of steps
 * are excluded.
 */
export async function findAreas() {
  const packages = await readdir(join(root, 'packages'));
  const folders = await Promise.all(packages.map((name) => foldersIn(join(root, 'packages', name, 'src'))));
  return [...new Set(folders.flat())].filter((name) => !Object.hasOwn(steps, name)).toSorted();
}

/** Whether a name is an area, or a part of one: `uploads/pipeline`. */
export async function isArea(name) {
  const [area, ...parts] = name.split('/');
  if (!(await findAreas()).includes(area) || !parts.every((part) => /^\w[\w-]*$/.test(part))) return false;
  const packages = await readdir(join(root, 'packages'));
  const found = await Promise.all(packages.map((each) => foldersIn(join(root, 'packages', each, 'src', name, '..'))));
  return found.flat().includes(parts.at(-1) ?? area);
}

const foldersIn = (folder) =>
  readdir(folder, { withFileTypes: true }).then(
    (entries) => entries.filter((entry) => entry.isDirectory()).map(({ name }) => name),
    () => [],
  );

/** Runs the tests of an area in every package. */
export const testArea = (area) => vitest(['unit', 'panel', 'programs'], undefined, [`/src/${area}/`]);

/** Whether a name is the path of a test file in the checkout. */
export const isTestFile = (name) =>
  /^(\w[\w.-]*\/)+[\w.-]+\.test\.(ts|tsx|mjs)$/.test(name) &&
  access(join(root, name)).then(
    () => true,
    () => false,
  );

/** Runs a test file, in each step that may have it. */
export async function testFile(file) {
  const names = Object.entries(STEPS_OF).find(([folder]) => file.startsWith(folder))?.[1] ?? STEPS_OF_OTHERS;
  const tallies = [];
  for (const name of names) tallies.push(await steps[name]([file]));
  return addUp(tallies);
}

const STEPS_OF = { 'checks/': ['checks'], 'e2e/': ['browser', 'streams'] };
const STEPS_OF_OTHERS = ['unit', 'programs', 'faults'];
