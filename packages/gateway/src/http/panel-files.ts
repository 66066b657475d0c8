import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A file of the built panel, held in memory in every encoding. */
export interface PanelFile {
  type: string;
  etag: string;
  /** Its name contains a hash of its content: it never changes. */
  isImmutable: boolean;
  forms: { identity: Buffer; br?: Buffer; gzip?: Buffer };
}

/** Files by their path, `/assets/index-B1x2.js`. Empty if the panel is not built. */
export type PanelFiles = ReadonlyMap<string, PanelFile>;

/**
 * Reads the built panel, and compresses what the build did not. A few megabytes, held in memory so that no path of a
 * request ever reaches the file system.
 */
export async function readPanelFiles(folder: string): Promise<PanelFiles> {
  const names = await listFiles(folder);
  const files = new Map<string, PanelFile>();
  for (const name of names) {
    const type = TYPES[path.extname(name)];
    if (type !== undefined) files.set(`/${name.split(path.sep).join('/')}`, await readPanelFile(folder, name, type));
  }
  return files;
}

async function listFiles(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((each) => each.isFile())
      .map((each) => path.relative(folder, path.join(each.parentPath, each.name)));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

async function readPanelFile(folder: string, name: string, type: string): Promise<PanelFile> {
  const identity = await readFile(path.join(folder, name));
  const isText = /^(text|application\/(json|manifest))|svg/.test(type);
  return {
    type,
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    isImmutable: /[\\/]?assets[\\/].*-[\w-]{8,}\.\w+$/.test(name),
    forms: isText ? { identity, ...(await compress(folder, name, identity)) } : { identity },
  };
}

async function compress(folder: string, name: string, identity: Buffer): Promise<{ br: Buffer; gzip: Buffer }> {
  const built = (ending: string) => readFile(path.join(folder, name + ending)).catch(() => null);
  // At start, level 5 takes a fifth of the time of the best for a tenth more bytes; a build can afford to write .br
  // files.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return {
    br: (await built('.br')) ?? (await promisify(brotliCompress)(identity, { params })),
    gzip: (await built('.gz')) ?? (await promisify(gzip)(identity)),
  };
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};
