import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { z } from 'zod';
import { openLine } from '@launchyard/process/enclosed/line';

/** An enclosed process for the tests: it says which of these it could read or reach. */
const job = z.object({ read: z.array(z.string()), tcp: z.array(z.string()), udp: z.array(z.string()) });

const line = openLine();
for (;;) {
  // oxlint-disable-next-line no-await-in-loop -- one thing at a time
  const { read, tcp, udp } = job.parse((await line.hear()).said);
  for (const target of udp) send(target);
  // oxlint-disable-next-line no-await-in-loop -- one thing at a time
  const connected = await Promise.all(tcp.map(async (target) => ((await canConnect(target)) ? [target] : [])));
  line.say({
    read: read.filter(canRead),
    tcp: connected.flat(),
    env: Object.keys(process.env),
    root: readdirSync('/'),
    user: process.getuid?.(),
  });
}

function canRead(path: string): boolean {
  try {
    return readFileSync(path).length > 0;
  } catch {
    return false;
  }
}

function split(target: string): [string, number] {
  const at = target.lastIndexOf(':');
  return [target.slice(0, at), Number(target.slice(at + 1))];
}

async function canConnect(target: string): Promise<boolean> {
  const [host, port] = split(target);
  const socket = connect({ host, port, timeout: 2_000 });
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(2_000) });
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

function send(target: string): void {
  const [host, port] = split(target);
  const socket = createSocket(host.includes(':') ? 'udp6' : 'udp4');
  socket.on('error', () => undefined);
  socket.send(target, port, host, () => socket.close());
}
