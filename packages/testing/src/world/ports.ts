import { createServer, type Server } from 'node:net';

/**
 * Below the ephemeral ports of operating systems (from 32768 on Linux, from 49152 elsewhere). A process must find its
 * port free when it restarts; an ephemeral one might meanwhile belong to a client connection or to another test's
 * server.
 */
const FIRST_PORT = 20_000;
/** Each worker of vitest has one: no other takes a port between our look at it and its use. All other processes share the first. */
const RANGE = 1_000;
const RANGES = 12;
const TRIES = 50;
/** What was given out last, and may not be in use yet. */
const given: number[] = [];
const REMEMBERED = RANGE / 2;

type Eight = [number, number, number, number, number, number, number, number];

/** Eight free ports. They are opened at the same time, so they differ. */
export async function freePorts(): Promise<Eight> {
  const servers = await Promise.all(Array.from({ length: 8 }, listen));
  const [a, b, c, d, e, f, g, h] = servers.map(portOf);
  given.splice(0, Math.max(0, given.length - REMEMBERED));
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  if (!a || !b || !c || !d || !e || !f || !g || !h) throw new Error('eight servers have eight ports');
  return [a, b, c, d, e, f, g, h];
}

async function listen(): Promise<Server> {
  for (let tried = 0; tried < TRIES; tried++) {
    const port = FIRST_PORT + ourRange() * RANGE + Math.floor(Math.random() * RANGE);
    if (given.includes(port)) continue;
    given.push(port);
    const server = await listenAt(port);
    if (server) return server;
  }
  throw new Error(`none of ${TRIES} ports was free`);
}

function ourRange(): number {
  const worker = Number(process.env['VITEST_POOL_ID'] ?? 0);
  return worker === 0 ? 0 : 1 + ((worker - 1) % (RANGES - 1));
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
