import { PRODUCT_NAME } from '@launchyard/domain/kit';
import type { ServerResponse } from 'node:http';
import { SENTENCE_POLICY } from './security-headers.ts';

/** A page with one sentence, for when the panel cannot be shown. `sentence` and `form` are our own, never a visitor’s. */
export function sendSentence(response: ServerResponse, status: number, sentence: string, form = ''): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': SENTENCE_POLICY,
    'cache-control': 'no-store',
  });
  response.end(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<title>${PRODUCT_NAME}</title><style>${STYLE}</style><main><h1>${sentence}</h1>${form}</main></html>`,
  );
}

const STYLE =
  ':root{color-scheme:light dark}body{font:1rem/1.5 system-ui;max-width:40rem;margin:20vh auto;padding:0 1rem}h1{font:inherit}button{font:inherit;padding:.5rem 1rem}';
