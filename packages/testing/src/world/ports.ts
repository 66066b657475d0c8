import { createServer, type Server } from 'node:net';

/** Four ports that nobody listens on. They are held open together, so they differ. */
export async function freePorts(): Promise<[number, number, number, number]> {
  const servers = await Promise.all([listen(), listen(), listen(), listen()]);
  const [a, b, c, d] = servers.map(portOf);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  if (!a || !b || !c || !d) throw new Error('four servers have four ports');
  return [a, b, c, d];
}

function listen(): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}

/** The port that a server listens on. */
export function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}
