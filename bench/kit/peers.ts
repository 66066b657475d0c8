import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The path of a file in a peer's package. */
export const peerFile = (name: string, path: string): string =>
  fileURLToPath(new URL(`../node_modules/${name}/${path}`, import.meta.url));

export async function peerVersion(name: string): Promise<string> {
  const manifest: { version: string } = JSON.parse(await readFile(peerFile(name, 'package.json'), 'utf8'));
  return manifest.version;
}
