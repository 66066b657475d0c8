import type { IncomingMessage } from 'node:http';

/** Reads a body; null, with the rest unread, if it is longer than `most` bytes. */
export function readBody(request: IncomingMessage, most: number): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const take = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > most) settle(null);
      else chunks.push(chunk);
    };
    const end = () => settle(Buffer.concat(chunks).toString());
    const settle = (body: string | null) => {
      request.off('data', take).off('end', end).off('error', reject);
      resolve(body);
    };
    request.on('data', take).on('end', end).on('error', reject);
  });
}
