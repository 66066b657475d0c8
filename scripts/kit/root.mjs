import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** The folder of the workspace’s programs, including its own Node. */
export const binaries = join(root, 'node_modules', '.bin');

export const tools = join(root, '.tools');

/** What Node made of our modules, for its next start: most of a start is loading them. */
const compiled = join(root, '.cache', 'compiled');

/** An environment in which the workspace’s Node and programs come first. */
export function environment(extra = {}) {
  const path = [binaries, join(tools, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter);
  return { NODE_COMPILE_CACHE: compiled, ...process.env, ...extra, PATH: path };
}
