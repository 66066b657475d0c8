import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PanelFile } from './panel-files.ts';

/** Sends a file in the best encoding that the browser accepts, or 304 if the browser has it. */
export function sendFile(request: IncomingMessage, response: ServerResponse, file: PanelFile): void {
  response.setHeader('cache-control', cacheControl(file));
  response.setHeader('vary', 'accept-encoding');
  response.setHeader('etag', file.etag);
  if (request.headers['if-none-match'] === file.etag) {
    response.writeHead(304).end();
    return;
  }
  const encoding = bestEncoding(request, file);
  const body = (encoding && file.forms[encoding]) ?? file.forms.identity;
  if (encoding) response.setHeader('content-encoding', encoding);
  response.writeHead(200, { 'content-type': file.type, 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Pages come with the visitor’s cookie, so no shared cache may store them. */
function cacheControl({ isImmutable, type }: PanelFile): string {
  if (type.startsWith('text/html')) return 'private, no-cache';
  return isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache';
}

function bestEncoding(request: IncomingMessage, { forms }: PanelFile): 'br' | 'gzip' | null {
  const accepted = (request.headers['accept-encoding'] ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => !/;\s*q=0(\.0*)?$/.test(each))
    .map((each) => each.split(';')[0]);
  if (forms.br && accepted.includes('br')) return 'br';
  if (forms.gzip && accepted.includes('gzip')) return 'gzip';
  return null;
}
