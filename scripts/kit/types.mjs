import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from './root.mjs';
import { runAgainIfKilled } from './run.mjs';
import { Sentence } from './sentence.mjs';

const CACHE = join(root, 'node_modules/.cache/types');
/** How many compilers run at once: each takes up to a gigabyte. */
const COMPILERS = Math.min(availableParallelism(), 4);
/** The threads of each: more than cores would do the same work several times. */
const CHECKERS = Math.floor(availableParallelism() / COMPILERS);

/**
 * Checks the types of every project. Projects with the same options are one program: they import each other’s sources,
 * and each alone would check them again. Returns how many projects passed and failed, and what each program took.
 */
export async function checkTypes() {
  const programs = groupProjects(await readProjects());
  await mkdir(CACHE, { recursive: true });
  const results = await inLanes(programs, COMPILERS, compile);
  for (const { code, output } of results) if (code !== 0) process.stdout.write(`${output.trim()}\n`);
  const failed = results.flatMap(({ code, output }, index) => failedProjects(programs[index].projects, code, output));
  const total = programs.flatMap(({ projects }) => projects).length;
  const times = results.map(({ milliseconds }, index) => ({ name: programs[index].projects.join(' '), milliseconds }));
  return { passed: total - failed.length, failed: failed.length, times };
}

/** Every project as `{ project, options, include }`: its path, its compiler options, and what it includes. */
async function readProjects() {
  const packages = (await readdir(join(root, 'packages'))).toSorted().map((name) => `packages/${name}`);
  const projects = await Promise.all([...packages, 'e2e', 'bench', 'checks'].map(readProject));
  return projects.filter((project) => project !== undefined);
}

async function readProject(project) {
  const text = await readFile(join(root, project, 'tsconfig.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  return understandProject(project, JSON.parse(text));
}

/** What a `tsconfig.json` says. Throws if it says more than a program of several projects can follow. */
export function understandProject(project, { compilerOptions = {}, include, ...others }) {
  const unknown = Object.keys(others).filter((key) => key !== 'extends');
  if (unknown.length > 0) throw new Sentence(`${project}/tsconfig.json: ${unknown.join(', ')} has no effect here.`);
  return { project, options: compilerOptions, include };
}

/**
 * The programs to compile, as `{ projects, options, include }` with absolute paths. What is global in the pages of e2e and
 * bench must not be so in the packages.
 */
export function groupProjects(projects) {
  const programs = new Map();
  for (const { project, options, include } of projects) {
    const sorted = Object.entries(options).toSorted(([one], [other]) => (one < other ? -1 : 1));
    const key = JSON.stringify([project.startsWith('packages/'), sorted]);
    const program = programs.get(key) ?? { projects: [], options, include: [] };
    program.projects.push(project);
    program.include.push(...include.map((pattern) => join(root, project, pattern)));
    programs.set(key, program);
  }
  return [...programs.values()];
}

/** Compiles a program with its incremental state: only what changed since is checked, and what depends on that. */
async function compile({ projects, options, include }) {
  const began = performance.now();
  const file = join(CACHE, projects[0].replaceAll('/', '-'));
  const config = { extends: join(root, 'tsconfig.base.json'), compilerOptions: options, include };
  await writeFile(`${file}.tsconfig.json`, JSON.stringify(config));
  const incremental = ['--incremental', '--tsBuildInfoFile', `${file}.tsbuildinfo`, '--checkers', String(CHECKERS)];
  const result = await runAgainIfKilled('tsc', ['-p', `${file}.tsconfig.json`, ...incremental]);
  return { ...result, milliseconds: performance.now() - began };
}

/** The projects of a program whose files have errors. All, if the errors are elsewhere. */
export function failedProjects(projects, code, output) {
  if (code === 0) return [];
  const lines = output.split('\n');
  const failed = projects.filter((project) => lines.some((line) => line.startsWith(`${project}/`)));
  return failed.length > 0 ? failed : projects;
}

/** Does the work for each item, `count` at a time. The results are in the order of the items. */
export async function inLanes(items, count, work) {
  const results = [];
  const queue = items.entries();
  const lane = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: count }, lane));
  return results;
}
