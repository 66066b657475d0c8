import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream';

/** A body is longer than anything that is read here. */
export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge';
}

/** The whole body. Ending a loop over the request would close its connection before the answer. */
export function readBody(request: IncomingMessage, mostBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const take = (chunk: Buffer) => {
      size += chunk.length;
      if (size <= mostBytes) {
        chunks.push(chunk);
        return;
      }
      request.off('data', take).pause();
      reject(new BodyTooLarge());
    };
    request.on('data', take);
    finished(request, (error) => (error ? reject(error) : resolve(Buffer.concat(chunks))));
  });
}
