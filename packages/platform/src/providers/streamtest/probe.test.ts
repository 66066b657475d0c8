import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import wrtc from '@roamhq/wrtc';
import { beforeAll, expect, test, vi } from 'vitest';
import { WebSocketServer } from 'ws';
import { z } from 'zod';
import { openEnclosure, type Enclosure } from '@launchyard/process/enclosed/enclosure';
import { openCommand, startEnclosed } from '@launchyard/process/enclosed/start';
import { openProbe, probeProgram } from './probe.ts';

/** The range of a fleet on this machine, whose first port stands for a build. */
const FLEET = { url: 'http://127.0.0.1:1', firstUdpPort: 24_500, places: 1 };
const STREAMER = 'build';
/** So many checks of one candidate, and each other was checked, too. */
const CHECKS = 20;

const log = { info: () => undefined, warn: () => undefined };
const sockets: Socket[] = [];
/** How many datagrams and connections came to each port. */
const came = new Map<number, number>();
const count = (port: number) => void came.set(port, (came.get(port) ?? 0) + 1);
const signalling = new WebSocketServer({ port: 0, host: '127.0.0.1' });
const service = createServer((socket) => {
  count(portOf(service));
  socket.destroy();
});
let ours: number;

const portOf = (server: { address(): unknown }) => z.object({ port: z.number() }).parse(server.address()).port;

async function listen(port: number): Promise<number> {
  const socket = createSocket('udp4');
  sockets.push(socket);
  socket.bind(port, '0.0.0.0');
  await once(socket, 'listening');
  const bound = portOf(socket);
  socket.on('message', () => count(bound));
  return bound;
}

beforeAll(async () => {
  service.listen(0, '0.0.0.0');
  await Promise.all([once(service, 'listening'), listen(FLEET.firstUdpPort)]);
  ours = await listen(0);
  signalling.on('connection', (socket) => {
    socket.on('message', (data: Buffer) => {
      const { type } = z.object({ type: z.string() }).parse(JSON.parse(data.toString()));
      if (type === 'listStreamers') socket.send(JSON.stringify({ type: 'streamerList', ids: [STREAMER] }));
      if (type === 'subscribe') void offer().then((sdp) => socket.send(JSON.stringify({ type: 'offer', sdp })));
    });
  });
  return () => {
    for (const socket of sockets) socket.close();
    service.close();
    signalling.close();
  };
});

/** What a hostile build offers: its own port, and ports of this machine that it cannot reach itself. */
async function offer(): Promise<string> {
  const peer = new wrtc.RTCPeerConnection();
  peer.addTransceiver('video');
  const { sdp = '' } = await peer.createOffer();
  peer.close();
  const own = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const candidates = own
    .filter(({ family }) => family === 'IPv4')
    .flatMap(({ address }) => [
      `udp 2130706431 ${address} ${FLEET.firstUdpPort} typ host`,
      `udp 2130706431 ${address} ${ours} typ host`,
      `tcp 2130706431 ${address} ${portOf(service)} typ host tcptype passive`,
    ]);
  return `${sdp}${candidates.map((candidate, index) => `a=candidate:${index} 1 ${candidate}\r\n`).join('')}`;
}

/** Views the build until its own port was checked so often, and returns what came to the others. */
async function view(enclosure: Enclosure): Promise<{ udp: number; tcp: number }> {
  came.clear();
  const over = new AbortController();
  const job = { url: `ws://127.0.0.1:${portOf(signalling)}/`, streamerId: STREAMER };
  const waits = { registerSeconds: 100, pictureSeconds: 100, goOnSeconds: 100 };
  const viewing = openProbe(enclosure)({ ...job, ...waits }, over.signal).catch(() => null);
  await vi.waitFor(() => expect(came.get(FLEET.firstUdpPort)).toBeGreaterThanOrEqual(CHECKS));
  over.abort();
  await viewing;
  return { udp: came.get(ours) ?? 0, tcp: came.get(portOf(service)) ?? 0 };
}

test('without an enclosure, a build has the viewer send to ports that it cannot reach itself', async () => {
  const { entry, secondsPerJob } = probeProgram(FLEET);
  const start = () => startEnclosed(openCommand(fileURLToPath(entry)));
  expect((await view({ openBecause: 'this test', secondsPerJob, start })).udp).toBeGreaterThan(0);
});

test('the viewer reaches the ports of builds, and no other port of this machine', async () => {
  const enclosure = await openEnclosure({ ...probeProgram(FLEET), mode: 'production', log });
  expect(await view(enclosure)).toEqual({ udp: 0, tcp: 0 });
});
