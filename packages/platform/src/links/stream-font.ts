import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';

/** The product’s type, for the pages of the stream origin. */
export interface StreamFont {
  send(response: ServerResponse): void;
}

const DAY_SECONDS = 86_400;

/** Reads the font once. */
export async function loadStreamFont(): Promise<StreamFont> {
  const file = import.meta.resolve('@fontsource-variable/geist/files/geist-latin-wght-normal.woff2');
  const bytes = await readFile(fileURLToPath(file));
  return {
    send(response) {
      const headers = { 'content-type': 'font/woff2', 'content-length': bytes.length };
      response.writeHead(200, { ...headers, 'cache-control': `public, max-age=${DAY_SECONDS}` }).end(bytes);
    },
  };
}
