import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { closeSocket, createSocket } from './socket.ts';

test('a reconnecting socket that is no longer needed closes silently', async () => {
  const port = await findClosedPort();
  const failed = Promise.withResolvers<void>();
  const socket = createSocket(`ws://127.0.0.1:${port}/graphql`, null, () => undefined);
  socket.on('error', () => failed.resolve());
  const nothing = { next: () => undefined, error: () => undefined, complete: () => undefined };
  const unsubscribe = socket.subscribe({ query: 'subscription { accountChanged { cursor } }' }, nothing);
  await failed.promise;
  // Only in the next turn does it know that it has to wait.
  await new Promise((resolve) => void setImmediate(resolve));
  unsubscribe();
  await expect(closeSocket(socket)).resolves.toBeUndefined();
});

/** A port nobody listens on. */
async function findClosedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise<void>((resolve) => server.close(() => resolve()));
  if (address === null || typeof address === 'string') throw new Error('a listening server has a port');
  return address.port;
}
