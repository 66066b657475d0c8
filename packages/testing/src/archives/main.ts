/**
 * Writes test archives: `node main.ts <folder> [builds|sparse|hostile …]`. Writes all groups by default. `sparse`
 * creates a 50 GB sparse file.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { BUILDS, HOSTILE_NAMES, writeBuild, writeHostile, writeSparseBuild } from './index.ts';

const GIB = 1024 ** 3;
const SPARSE_SIZES = [
  { gigabytes: 0.25, entries: 5_000 },
  { gigabytes: 2.1, entries: 5_000 },
  { gigabytes: 5, entries: 100_000 },
  { gigabytes: 50, entries: 100_000 },
];

const GROUPS: Record<string, (folder: string) => void> = {
  builds: (folder) => {
    for (const [name, spec] of Object.entries(BUILDS)) writeBuild(join(folder, `${name}.zip`), spec);
  },
  sparse: (folder) => {
    for (const { gigabytes, entries } of SPARSE_SIZES) {
      const path = join(folder, `sparse-${gigabytes}g-${entries}.zip`);
      writeSparseBuild(path, { bytes: gigabytes * GIB, entries });
    }
  },
  hostile: (folder) => {
    for (const name of HOSTILE_NAMES) writeHostile(join(folder, `${name}.zip`), name);
  },
};

const [folder, ...names] = process.argv.slice(2);
const unknown = names.filter((name) => !Object.hasOwn(GROUPS, name));
if (folder === undefined || unknown.length > 0) {
  process.stderr.write(`Usage: node main.ts <folder> [${Object.keys(GROUPS).join('|')} …]\n`);
  process.exitCode = 2;
} else {
  mkdirSync(folder, { recursive: true });
  for (const [name, write] of Object.entries(GROUPS)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const startedAt = performance.now();
    write(folder);
    process.stdout.write(`${name}: ${Math.round(performance.now() - startedAt)} ms\n`);
  }
}
