import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where our code is on this machine: the folder of `packages` and `node_modules`. */
export const CODE_FOLDER = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/\/$/, '');

/** What the enclosed processes import. */
const PACKAGES = ['contract', 'domain', 'platform', 'process'];
const PARTS = ['src', 'node_modules', 'package.json'];

/** The code that an enclosed process may read, within the folder. */
export const codePaths = [
  'node_modules',
  ...PACKAGES.flatMap((name) => PARTS.map((part) => `packages/${name}/${part}`)),
];

/** The folders of this machine with the libraries of Node. Debian has one for each architecture, others only `lib64`. */
export const libraryFolders = (): string[] => [
  ...readdirSync('/usr/lib')
    .filter((name) => name.endsWith('-linux-gnu'))
    .map((name) => `/usr/lib/${name}`),
  '/usr/lib64',
];
