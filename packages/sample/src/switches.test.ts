import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { freePorts } from '@launchyard/testing/world/ports';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startSample, type StartedSample } from './test-kit/started-sample.ts';
import { TestSignalling } from './test-kit/test-signalling.ts';
import { unpackBuild, type UnpackedBuild } from './test-kit/unpacked-build.ts';

let build: UnpackedBuild;
let signalling: TestSignalling;
let folder: string;
let sample: StartedSample;
beforeAll(async () => {
  build = await unpackBuild();
  return () => build.remove();
});
beforeEach(async () => {
  signalling = await TestSignalling.start();
  folder = await mkdtemp(joinPath(tmpdir(), 'launchyard-switches-'));
});
afterEach(async () => {
  await sample.end();
  await signalling.close();
  await rm(folder, { recursive: true });
});

const start = (...given: string[]) => {
  sample = startSample(build.folder, given, folder);
  return sample;
};
const startStreaming = (...given: string[]) => start(`-pixelstreamingurl="${signalling.url}"`, ...given);

async function join() {
  await signalling.streamer();
  const player = signalling.join();
  await player.open();
  return player;
}

test.each([
  [[], /needs a signalling server: -PixelStreamingURL=/],
  [['-PixelStreamingURL=http://127.0.0.1'], /must be an address that begins with ws:/],
  [['-PixelStreamingURL=ws://127.0.0.1', '-ResX=wide'], /-ResX must be a whole number/],
  [['-PixelStreamingURL=ws://127.0.0.1', '-Misbehave=dance'], /-Misbehave must be one of crash, hang/],
])('%j: it says what is wrong and exits with 2', async (given, sentence) => {
  start(...given);
  expect((await sample.exit).code).toBe(2);
  expect(sample.output()).toMatch(sentence);
});

test('without a server it gives up after the given time, with the reason', async () => {
  const [port] = await freePorts();
  start(`-PixelStreamingURL=ws://127.0.0.1:${port}`, '-GiveUpAfter=1');
  expect((await sample.exit).code).toBe(3);
  expect(sample.output()).toMatch(/could not be used for 1 seconds: connect ECONNREFUSED/);
});

test('without a library for this machine it says so and exits with 1', async () => {
  const broken = await unpackBuild();
  await rm(joinPath(broken.folder, 'Harbour/Binaries/Linux/wrtc.node'));
  sample = startSample(broken.folder, [`-PixelStreamingURL=${signalling.url}`]);
  expect((await sample.exit).code).toBe(1);
  expect(sample.output()).toMatch(
    /^LogSample: Error: The sample cannot stream on this machine \(linux-\w+\): .*wrtc\.node/,
  );
  await broken.remove();
});

test('arguments that it does not know reach it unchanged, and are told', async () => {
  startStreaming('-Colour=$(touch x); "dark blue"', '-AudioMixer');
  await sample.line(/arguments it ignores: -Colour=\$\(touch x\); "dark blue"\.\n/);
});

test('crash: it aborts when the first viewer is there', async () => {
  startStreaming('-Misbehave=crash');
  await join();
  expect((await sample.exit).signal).toBe('SIGABRT');
  expect(sample.output()).toContain('Fatal error: the sample crashes');
});

test('crash after a time: it needs no viewer', async () => {
  startStreaming('-Misbehave=Crash', '-MisbehaveAfter=1');
  expect((await sample.exit).signal).toBe('SIGABRT');
});

test('hang: it answers neither pings nor SIGTERM', async () => {
  startStreaming('-Misbehave=hang');
  await join();
  await sample.line(/Misbehave: hang/);
  await isAsleep(sample.pid);
  sample.kill('SIGTERM');
  signalling.send({ type: 'ping', time: 1 });
  // A signal is taken by another thread of Node, and handled by the one that sleeps.
  await isAsleep(sample.pid);
  expect(signalling.received.map(({ type }) => type)).not.toContain('pong');
  expect(sample.output()).not.toContain('Ending');
});

test('silent: it connects and does not register', async () => {
  startStreaming('-Misbehave=silent');
  await signalling.connected();
  signalling.send({ type: 'ping', time: 1 });
  await signalling.message(({ type }) => type === 'pong');
  expect(signalling.received.map(({ type }) => type)).toEqual(['pong']);
});

test('no-frames: a viewer is connected and sees nothing', async () => {
  startStreaming('-Misbehave=no-frames');
  const player = await join();
  // With a picture, the first frame is there in the first half second of sound.
  await player.secondsOfSound(2);
  expect(player.frames).toBe(0);
});

test('flood: it prints far more than a log should hold, and streams meanwhile', async () => {
  startStreaming('-Misbehave=flood');
  await (await join()).frame();
  await vi.waitFor(() => expect(sample.output().length).toBeGreaterThan(20_000_000));
});

test('fork: it starts processes', async () => {
  startStreaming('-Misbehave=fork');
  await sample.line(/Misbehave: started 64 processes/);
  const pids = (await readFile(`/proc/${sample.pid}/task/${sample.pid}/children`, 'utf8')).trim().split(' ');
  expect(pids).toHaveLength(64);
  for (const pid of pids) process.kill(Number(pid), 'SIGKILL');
});

test('leak: it takes more and more memory', async () => {
  startStreaming('-Misbehave=leak');
  const before = await residentBytes(sample.pid);
  await vi.waitFor(async () => expect(await residentBytes(sample.pid)).toBeGreaterThan(before + 200_000_000));
});

test('fill: it writes into its working folder', async () => {
  startStreaming('-Misbehave=fill');
  await vi.waitFor(async () => expect(await sizeOf('sample-fill.bin')).toBeGreaterThan(50_000_000));
});

test('fill: what refuses the bytes is told', async () => {
  await mkdir(joinPath(folder, 'sample-fill.bin'));
  startStreaming('-Misbehave=fill');
  await sample.line(/Misbehave: fill ended: EISDIR/);
});

test('ignore-term: SIGTERM does not end it', async () => {
  startStreaming('-Misbehave=ignore-term');
  const player = await join();
  sample.kill('SIGTERM');
  await sample.line(/SIGTERM is ignored/);
  await player.frame();
});

test('listen: it accepts connections, and tells when a port is taken', async () => {
  const [port] = await freePorts();
  startStreaming(`-Listen=${port}`);
  await sample.line(/Listen: port \d+ is open/);
  const socket = connect({ host: '127.0.0.1', port });
  expect(String((await once(socket, 'data'))[0])).toContain('the sample build');
  const second = startSample(build.folder, [`-PixelStreamingURL=${signalling.url}`, `-Listen=${port}`]);
  await second.line(/Listen: port \d+ is refused \(EADDRINUSE\)/);
  await second.end();
});

test('probe: it tells what it reached and what not', async () => {
  const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const open = typeof address === 'object' ? address?.port : undefined;
  const [closed] = await freePorts();
  const echo = createSocket('udp4').bind(0, '127.0.0.1');
  echo.on('message', (_, { port, address: from }) => echo.send('answer', port, from));
  await once(echo, 'listening');
  startStreaming(
    `-Probe=127.0.0.1:${open},127.0.0.1:${closed},udp:127.0.0.1:${echo.address().port},udp:127.0.0.1:${closed}`,
  );
  await sample.line(new RegExp(`Probe: 127\\.0\\.0\\.1:${open} was reached`));
  await sample.line(new RegExp(`Probe: 127\\.0\\.0\\.1:${closed} was not reached \\(ECONNREFUSED\\)`));
  await sample.line(new RegExp(`Probe: udp:127\\.0\\.0\\.1:${echo.address().port} was reached`));
  await sample.line(new RegExp(`Probe: udp:127\\.0\\.0\\.1:${closed} was not reached`));
  server.close();
  echo.close();
});

test('connect: it opens connections that say nothing, and streams all the same', async () => {
  startStreaming('-Misbehave=connect');
  await sample.line(/Misbehave: 400 of 400 connections were opened/);
  await (await join()).frame();
});

async function residentBytes(pid: number): Promise<number> {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+) kB/.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

/** Waits until the main thread sleeps on a lock, which it does not do while it waits for events. */
async function isAsleep(pid: number): Promise<void> {
  await vi.waitFor(async () => expect(await readFile(`/proc/${pid}/wchan`, 'utf8')).toContain('futex'));
}

async function sizeOf(name: string): Promise<number> {
  return (await stat(joinPath(folder, name))).size;
}
