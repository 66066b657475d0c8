import type { Server } from 'node:http';

const CLOSE_SECONDS = 8;

/** A public server that is listening. */
export interface PublicServer {
  port: number;
  /** Waits a while for running requests to end. */
  close(): Promise<void>;
}

export async function listenPublicly(server: Server, host: string, port: number): Promise<PublicServer> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return { port: portOf(server), close: () => closeServer(server) };
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a listening server has a port');
  return address.port;
}

async function closeServer(server: Server): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), CLOSE_SECONDS * 1000);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearTimeout(cut);
}
