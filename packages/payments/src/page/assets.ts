import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';

/** What the pages load: their style, their script and the product’s type. */
export interface Assets {
  stylePath: string;
  scriptPath: string;
  /** Answers a request for one of them. False: it is for something else. */
  send(path: string, response: ServerResponse): boolean;
}

/** In this order, as one file. */
const STYLES = ['base.css', 'order.css', 'form.css', 'narrow.css'];
const YEAR_SECONDS = 31_536_000;

/** Reads them once. Their addresses change with what is in them, so that browsers keep them. */
export async function loadAssets(): Promise<Assets> {
  const [style, script, font] = await Promise.all([
    Promise.all(STYLES.map((name) => readFile(new URL(name, import.meta.url)))).then((parts) => Buffer.concat(parts)),
    readFile(new URL('script.ts', import.meta.url), 'utf8').then((source) => stripTypeScriptTypes(source)),
    readFile(fileURLToPath(import.meta.resolve('@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'))),
  ]);
  const version = createHash('sha256').update(style).update(script).update(font).digest('hex').slice(0, 12);
  const at = (name: string) => `/assets/${version}/${name}`;
  const files = new Map<string, { type: string; bytes: Buffer }>([
    [at('checkout.css'), { type: 'text/css; charset=utf-8', bytes: style }],
    [at('checkout.js'), { type: 'text/javascript; charset=utf-8', bytes: Buffer.from(script) }],
    [at('geist.woff2'), { type: 'font/woff2', bytes: font }],
  ]);
  return {
    stylePath: at('checkout.css'),
    scriptPath: at('checkout.js'),
    send(path, response) {
      const file = files.get(path);
      if (!file) return false;
      response.setHeader('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`);
      response.writeHead(200, { 'content-type': file.type, 'content-length': file.bytes.length }).end(file.bytes);
      return true;
    },
  };
}
