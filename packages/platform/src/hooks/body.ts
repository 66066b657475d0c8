import { HTTP_CODE } from '@launchyard/domain/kit/codes';
import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream';
import { HttpRefusal } from '../providers/files/http-reply.ts';

const FIRST_BYTES = 4 * 1024;

/**
 * The complete body, or HttpRefusal if it is too long or truncated. Kept in one buffer: for a body that arrives byte by
 * byte, a list of chunks would take a hundred times its length. Ending a loop over the request would close its
 * connection before the answer, so it uses events instead.
 */
export function readBody(request: IncomingMessage, mostBytes: number): Promise<Buffer> {
  const tooLarge = new HttpRefusal(413, HTTP_CODE.TOO_LARGE, `Send at most ${mostBytes} bytes.`);
  if (Number(request.headers['content-length'] ?? 0) > mostBytes) return Promise.reject(tooLarge);
  return new Promise((resolve, reject) => {
    let body = Buffer.allocUnsafe(Math.min(FIRST_BYTES, mostBytes));
    let length = 0;
    const take = (chunk: Buffer) => {
      const needed = length + chunk.length;
      if (needed > mostBytes) {
        request.off('data', take).pause();
        return reject(tooLarge);
      }
      if (needed > body.length) body = grow(body, length, Math.min(mostBytes, Math.max(needed, body.length * 2)));
      length += chunk.copy(body, length);
    };
    request.on('data', take);
    // The sender may already have disconnected: then neither an end nor an error would follow.
    finished(request, (error) => (error ? reject(cutOff()) : resolve(body.subarray(0, length))));
  });
}

const cutOff = () => new HttpRefusal(400, HTTP_CODE.CUT_OFF, 'The body ended too early.');

function grow(body: Buffer, used: number, size: number): Buffer<ArrayBuffer> {
  const larger = Buffer.allocUnsafe(size);
  body.copy(larger, 0, 0, used);
  return larger;
}
