import { createServer } from 'node:http';
import { createLog } from '@launchyard/process/log';
import { createSignalling } from '@launchyard/platform/signalling/server';

/** Our signalling alone: what the streams process does besides it costs something else. */
const server = createServer();
const signalling = createSignalling({
  signingSecret: process.env['SECRET'] ?? '',
  clock: () => new Date(),
  log: createLog('signalling', 'silent'),
  origins: [],
  iceServers: () => [],
});
server.on('upgrade', (request, socket, head) => signalling.upgrade(request, socket, head));
server.listen(Number(process.env['PORT']), '127.0.0.1', () => process.send?.({ ready: true }));
process.on('SIGTERM', () => process.exit(0));
