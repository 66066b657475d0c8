import { createSocket } from 'node:dgram';
import { connect, createServer } from 'node:net';
import type { Target } from '../arguments.ts';
import { log, reasonOf } from '../log.ts';

const PROBE_MILLISECONDS = 10_000;

/** Tries to accept connections on every address, and logs whether that is possible. */
export function listen(port: number): void {
  const server = createServer((socket) => socket.end('This is the sample build.\n'));
  server.on('error', (error) => log(`Listen: port ${port} is refused (${codeOf(error)}).`));
  server.listen(port, '0.0.0.0', () => log(`Listen: port ${port} is open.`));
}

/** Tries to connect, or to get an answer to a datagram, and logs what was reached. */
export const probe = (target: Target): void => (target.protocol === 'udp' ? probeUdp(target) : probeTcp(target));

function probeTcp({ host, port }: Target): void {
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

function probeUdp({ host, port }: Target): void {
  const socket = createSocket(host.includes(':') ? 'udp6' : 'udp4');
  const end = (outcome: string) => {
    log(`Probe: udp:${host}:${port} ${outcome}.`);
    clearTimeout(patience);
    socket.close();
  };
  const patience = setTimeout(() => end('was not reached (timeout)'), PROBE_MILLISECONDS);
  socket.once('message', () => end('was reached'));
  socket.once('error', (error) => end(`was not reached (${codeOf(error)})`));
  socket.send('probe', port, host, (error) => error && socket.emit('error', error));
}

/** Opens connections that say nothing, and logs how many stayed open. */
export async function connectOften(address: string, count: number): Promise<void> {
  const { hostname, port } = new URL(address);
  const tries = Array.from({ length: count }, () => {
    const socket = connect({ host: hostname, port: Number(port), timeout: PROBE_MILLISECONDS });
    return new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true));
      socket.once('timeout', () => resolve(false));
      socket.once('error', () => resolve(false));
    });
  });
  const open = (await Promise.all(tries)).filter(Boolean).length;
  log(`Misbehave: ${open} of ${count} connections were opened.`);
}

/** Several attempts in one, as with a name that has two addresses, have a code but no message. */
const codeOf = (error: NodeJS.ErrnoException): string => error.code ?? reasonOf(error);
