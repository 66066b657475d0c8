import { connect, createServer } from 'node:net';
import type { Target } from '../arguments.ts';
import { log, reasonOf } from '../log.ts';

const PROBE_MILLISECONDS = 3000;

/** Tries to accept connections on every address, and logs whether that is possible. */
export function listen(port: number): void {
  const server = createServer((socket) => socket.end('This is the sample build.\n'));
  server.on('error', (error) => log(`Listen: port ${port} is refused (${codeOf(error)}).`));
  server.listen(port, '0.0.0.0', () => log(`Listen: port ${port} is open.`));
}

/** Tries to connect, and logs what was reached. */
export function probe({ host, port }: Target): void {
  const name = `${host}:${port}`;
  const socket = connect({ host, port, timeout: PROBE_MILLISECONDS });
  const end = (outcome: string) => {
    log(`Probe: ${name} ${outcome}.`);
    socket.destroy();
  };
  socket.once('connect', () => end('was reached'));
  socket.once('timeout', () => end('was not reached (timeout)'));
  socket.once('error', (error) => end(`was not reached (${codeOf(error)})`));
}

/** Several attempts in one, as with a name that has two addresses, have a code but no message. */
const codeOf = (error: NodeJS.ErrnoException): string => error.code ?? reasonOf(error);
