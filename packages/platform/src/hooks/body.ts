import type { IncomingMessage } from 'node:http';
import { HttpRefusal } from '../providers/files/httpReply.ts';

const FIRST_BYTES = 4 * 1024;

/**
 * The whole body, or HttpRefusal once it is longer than that. It lies in one piece: of a body that comes byte by byte, a list of the pieces would
 * take a hundred times its length. Ending a loop over the request would end its connection before the answer, so it listens instead.
 */
export function readBody(request: IncomingMessage, mostBytes: number): Promise<Buffer> {
  const tooLarge = new HttpRefusal(413, 'TOO_LARGE', `Send ${mostBytes} bytes at most.`);
  // Who went away before anybody listened will not be heard of any more.
  if (request.destroyed) return Promise.reject(new Error('The sender went away.'));
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
    request.once('end', () => resolve(body.subarray(0, length)));
    request.once('error', reject);
  });
}

function grow(body: Buffer, used: number, size: number): Buffer<ArrayBuffer> {
  const larger = Buffer.allocUnsafe(size);
  body.copy(larger, 0, 0, used);
  return larger;
}
