import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** WebRTC for Node: its JavaScript, its native library for this machine, and its licence. */
export interface WebRtcLibrary {
  /** Texts by path inside the package. */
  files: Map<string, Buffer>;
  native: Buffer;
}

/**
 * Finds the library that is installed with this package. Throws a sentence where there is none for Linux: on another
 * system, or another processor than x64 and arm64.
 */
export async function findWebRtc(): Promise<WebRtcLibrary> {
  const manifest = createRequire(import.meta.url).resolve('@roamhq/wrtc/package.json');
  const folder = dirname(manifest);
  const scripts = (await readdir(join(folder, 'lib'))).filter((name) => name.endsWith('.js')).toSorted();
  const names = ['package.json', 'LICENSE.md', ...scripts.map((name) => `lib/${name}`)];
  const files = await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const));
  return { files: new Map(files), native: await readFile(findNative(manifest)) };
}

function findNative(manifest: string): string {
  const name = `${process.platform}-${process.arch}`;
  if (process.platform === 'linux') {
    try {
      return createRequire(manifest).resolve(`@roamhq/wrtc-${name}/wrtc.node`);
    } catch (cause) {
      throw new Error(`The sample build needs a WebRTC library for ${name}, which is not installed.`, { cause });
    }
  }
  throw new Error(`The sample build is for Linux and cannot be made on ${name}.`);
}

/** The licence of the WebSocket library, whose code is part of the bundle. */
export async function readWebSocketLicence(): Promise<Buffer> {
  const manifest = createRequire(import.meta.url).resolve('ws/package.json');
  return readFile(join(dirname(manifest), 'LICENSE'));
}
