import { createServer, type Server } from 'node:net';

/**
 * Below the ephemeral ports of operating systems (from 32768 on Linux, from 49152 elsewhere). A process must find its
 * port free when it restarts; an ephemeral one might meanwhile belong to a client connection or to another test's
 * server.
 */
const FIRST_PORT = 20_000;
const PORTS = 12_000;
const TRIES = 50;

type Eight = [number, number, number, number, number, number, number, number];

/** Eight free ports. They are opened at the same time, so they differ. */
export async function freePorts(): Promise<Eight> {
  const servers = await Promise.all(Array.from({ length: 8 }, listen));
  const [a, b, c, d, e, f, g, h] = servers.map(portOf);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  if (!a || !b || !c || !d || !e || !f || !g || !h) throw new Error('eight servers have eight ports');
  return [a, b, c, d, e, f, g, h];
}

async function listen(): Promise<Server> {
  for (let tried = 0; tried < TRIES; tried++) {
    const server = await listenAt(FIRST_PORT + Math.floor(Math.random() * PORTS));
    if (server) return server;
  }
  throw new Error(`none of ${TRIES} ports was free`);
}

/** Null if the port is in use. */
function listenAt(port: number): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => ('code' in error && error.code === 'EADDRINUSE' ? resolve(null) : reject(error)));
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

/** The port that a server listens on. */
export function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}
