import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { PartRange } from '@launchyard/domain/uploads';
import type { PartLink, TransferCalls } from '@launchyard/transfer';

/** What goes wrong with a part's request, before anything is stored. */
export type Mishap = 'expired' | 'broken line' | 'server error' | null;

/**
 * A store of parts on a real socket, with services that sign for it: the other side of a transfer.
 */
export interface PartStore {
  calls: TransferCalls;
  /** How often each part was sent completely, by its number. */
  stored: Map<number, number>;
  finished: number;
  signed: number[][];
  bytes: () => Uint8Array;
  close: () => void;
}

interface Options {
  partCount: number;
  received?: { number: number; bytes: Uint8Array }[];
  mishap?: (number: number, attempt: number) => Mishap;
}

export async function startPartStore({ partCount, received = [], mishap = () => null }: Options): Promise<PartStore> {
  const parts = new Map(received.map(({ number, bytes }) => [number, bytes]));
  const attempts = new Map<number, number>();
  const store = { stored: new Map<number, number>(), finished: 0, signed: [] as number[][] };

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The store has no port');
  const url = `http://127.0.0.1:${address.port}/upl_1`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*, x-part-number, x-part-sha256');
    response.setHeader('access-control-allow-methods', 'PUT');
    if (request.method === 'OPTIONS') return void response.end();
    const number = Number(request.headers['x-part-number']);
    const attempt = (attempts.get(number) ?? 0) + 1;
    attempts.set(number, attempt);
    const met = mishap(number, attempt);
    if (met === 'broken line') return void request.socket.destroy();
    const bytes = await buffer(request);
    const hash = createHash('sha256').update(bytes).digest('hex');
    const status =
      met === 'expired' ? 403 : met === 'server error' ? 503 : hash === request.headers['x-part-sha256'] ? 200 : 400;
    if (status === 200) {
      parts.set(number, bytes);
      store.stored.set(number, (store.stored.get(number) ?? 0) + 1);
    }
    response.writeHead(status).end();
  }

  const missing = (): PartRange[] =>
    Array.from({ length: partCount }, (_, index) => index + 1)
      .filter((number) => !parts.has(number))
      .map((number) => ({ first: number, last: number }));

  const calls: TransferCalls = {
    missingParts: () => Promise.resolve(missing()),
    sign(numbers) {
      store.signed.push(numbers);
      return Promise.resolve(numbers.map((number) => linkTo(url, number)));
    },
    finish() {
      store.finished += 1;
      return Promise.resolve();
    },
  };

  return Object.assign(store, {
    calls,
    bytes: () => Buffer.concat([...parts].toSorted(([a], [b]) => a - b).map(([, bytes]) => bytes)),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
}

const linkTo = (url: string, number: number): PartLink => ({
  number,
  method: 'PUT',
  url,
  headers: [{ name: 'x-part-number', value: String(number) }],
  sha256Header: 'x-part-sha256',
});
