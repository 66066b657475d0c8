import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { z } from 'zod';

/** Where the pages load their player. */
export const PLAYER_PATH = '/player/';

/** The built player, with the names of what a page loads of it. */
export interface PlayerFiles {
  /** Relative to the origin. */
  script: string;
  styles: readonly string[];
  /** Answers a request for one of its files; false if it has no such file. */
  send(request: IncomingMessage, response: ServerResponse): boolean;
}

const DIST = fileURLToPath(new URL('../../../player/dist', import.meta.url));
const ENTRY = 'src/main.ts';
const manifest = z.record(z.string(), z.object({ file: z.string(), css: z.array(z.string()).optional() }));
const pack = promisify(gzip);
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/** Reads the built player once, into memory; null if it was not built. */
export async function loadPlayer(dist = DIST): Promise<PlayerFiles | null> {
  let text: string;
  try {
    text = await readFile(join(dist, '.vite', 'manifest.json'), 'utf8');
  } catch {
    // Not built. Links say that streams cannot be played.
    return null;
  }
  const entry = manifest.parse(JSON.parse(text))[ENTRY];
  if (!entry) throw new Error(`the player in ${dist} has no ${ENTRY}`);
  const files = new Map<string, { type: string; bytes: Buffer; packed: Buffer }>();
  for (const each of await readdir(dist, { recursive: true, withFileTypes: true })) {
    const type = TYPES[extname(each.name)];
    if (!each.isFile() || type === undefined) continue;
    const path = join(each.parentPath, each.name);
    const bytes = await readFile(path);
    files.set(path.slice(dist.length + 1).replaceAll('\\', '/'), { type, bytes, packed: await pack(bytes) });
  }
  return {
    script: PLAYER_PATH + entry.file,
    styles: (entry.css ?? []).map((file) => PLAYER_PATH + file),
    send({ url = '', headers }, response) {
      const file = files.get(url.slice(PLAYER_PATH.length));
      if (!file) return false;
      const isPacked = /\bgzip\b/.test(headers['accept-encoding'] ?? '');
      const body = isPacked ? file.packed : file.bytes;
      response.writeHead(200, {
        'content-type': file.type,
        'content-length': body.length,
        // Its name changes with its contents.
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
        ...(isPacked && { 'content-encoding': 'gzip' }),
      });
      response.end(body);
      return true;
    },
  };
}
