import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { Plugin } from 'graphql-yoga';

/** Less than this is sent sooner than it is packed. */
const LARGE_BYTES = 16 * 1024;

/** Named, and not with the quality 0, which means never. */
const TAKES_GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;

const pack = promisify(gzip);

/** Sends large answers compressed to whoever takes gzip; packed in a thread of its own, with as little work as still shrinks JSON well. */
export const compressAnswers: Plugin = {
  async onResponse(payload) {
    const { request, response, fetchAPI } = payload;
    if (!TAKES_GZIP.test(request.headers.get('accept-encoding') ?? '')) return;
    const body = Buffer.from(await response.clone().arrayBuffer());
    if (body.length < LARGE_BYTES) return;
    const packed = await pack(body, { level: constants.Z_BEST_SPEED });
    const headers = new fetchAPI.Headers(response.headers);
    headers.set('content-encoding', 'gzip');
    headers.set('content-length', String(packed.length));
    headers.append('vary', 'Accept-Encoding');
    payload.setResponse(new fetchAPI.Response(packed, { status: response.status, headers }));
  },
};
