import { once } from 'node:events';
import { createServer } from 'node:http';
import { createLog } from '@launchyard/process/log';
import { createSignalling } from '@launchyard/platform/signalling/server';
import { createStreamersDoor } from '@launchyard/platform/signalling/streamers-door';

/** Our signalling alone: what the streams process does besides it costs something else. */
const signalling = createSignalling({
  signingSecret: process.env['SECRET'] ?? '',
  clock: () => new Date(),
  log: createLog('signalling', 'silent'),
  origins: [],
  iceServers: () => [],
});
const players = createServer();
players.on('upgrade', (request, socket, head) => void signalling.upgrade(request, socket, head, 'player'));
players.listen(Number(process.env['PORT']), '127.0.0.1');
const streamers = createStreamersDoor(signalling).listen(Number(process.env['STREAMERS_PORT']), '127.0.0.1');
await Promise.all([once(players, 'listening'), once(streamers, 'listening')]);
process.send?.({ ready: true });
process.on('SIGTERM', () => process.exit(0));
