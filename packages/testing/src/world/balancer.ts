import { connect, createServer, type Socket } from 'node:net';

/** One door before several processes that do the same. */
export interface Balancer {
  port: number;
  close(): Promise<void>;
}

/** Nobody lives: whoever comes is held so long before it is tried again, and at most so often. */
const RETRY_MILLISECONDS = 50;
const TRIES = 200;

/**
 * Listens on `port` and hands each connection to the next of `targets` (ports of this machine) that takes it: those that are dead are passed
 * by, and while all are, who comes waits for ten seconds. When a process dies, its connections break as if it had been asked itself.
 */
export async function openBalancer({ port, targets }: { port: number; targets: readonly number[] }): Promise<Balancer> {
  const sockets = new Set<Socket>();
  let turn = 0;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // A connection that breaks is seen at its two ends.
    socket.on('error', () => undefined);
  };
  const server = createServer({ allowHalfOpen: true, pauseOnConnect: true }, (near) => {
    keep(near);
    const first = (turn += 1);
    void reach(first, near);
  });

  async function reach(first: number, near: Socket): Promise<void> {
    for (let tried = 0; tried < TRIES && !near.destroyed; tried++) {
      for (let next = 0; next < targets.length; next++) {
        const far = await open(targets[(first + next) % targets.length]);
        if (far) return join(near, far);
      }
      await new Promise((resolve) => setTimeout(resolve, RETRY_MILLISECONDS));
    }
    near.resetAndDestroy();
  }

  function join(near: Socket, far: Socket): void {
    keep(far);
    near.on('close', () => far.destroy());
    // A death in the middle must not look like an end.
    far.on('close', (hadError) => (hadError ? near.resetAndDestroy() : near.destroy()));
    near.pipe(far).pipe(near);
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    port,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A connection, or null when nobody listens there. */
function open(port: number | undefined): Promise<Socket | null> {
  if (port === undefined) return Promise.resolve(null);
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    socket.once('connect', () => resolve(socket));
    socket.once('error', () => resolve(null));
  });
}
