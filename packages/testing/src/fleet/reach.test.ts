import { execFile } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { cp } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { beforeAll, expect, test } from 'vitest';
import { FLEET_LIMITS } from '@launchyard/domain/fleet';
import { createSupervisor, type Supervisor } from '@launchyard/fleet/supervisor';
import { makeBuilds, untilLogged } from '@launchyard/fleet/test-kit';
import { createSignalling, type Signalling } from '@launchyard/platform/signalling/server';
import { createStreamersDoor } from '@launchyard/platform/signalling/streamers-door';
import { issueTicket } from '@launchyard/platform/signalling/ticket';
import { startSample } from '@launchyard/sample/test-kit/started-sample';
import { unpackBuild, type UnpackedBuild } from '@launchyard/sample/test-kit/unpacked-build';
import { portOf } from '../world/ports.ts';

const SECRET = 'the signing secret of one test world';
/** An address that this machine has beside its own, as the bridge of containers would be. */
const BRIDGE = `198.51.100.${randomInt(1, 255)}`;
const run = promisify(execFile);

let sample: UnpackedBuild;
let builds: Awaited<ReturnType<typeof makeBuilds>>;
let fleet: Supervisor;
let signalling: Signalling;
let door: Server;
let service: Server;
const echo = createSocket('udp4');

beforeAll(async () => {
  await run('ip', ['address', 'add', `${BRIDGE}/32`, 'dev', 'lo']);
  [sample, builds] = await Promise.all([unpackBuild(), makeBuilds()]);
  fleet = await createSupervisor({
    dataDir: builds.dataDir,
    places: 3,
    memoryBytes: 1e9,
    firstUdpPort: 24_000,
    isDevelopment: true,
  });
  signalling = createSignalling({
    signingSecret: SECRET,
    clock: () => new Date(),
    log: pino({ level: 'silent' }),
    origins: [],
    iceServers: () => [],
  });
  door = createStreamersDoor(signalling).listen(0, '0.0.0.0');
  service = createServer((socket) => socket.on('error', () => undefined).end('reached')).listen(0, '0.0.0.0');
  echo.on('message', (_, { port, address }) => echo.send('reached', port, address)).bind(0, '0.0.0.0');
  await Promise.all([once(door, 'listening'), once(service, 'listening'), once(echo, 'listening')]);
  return async () => {
    await fleet.close();
    await signalling.close();
    door.close();
    service.close();
    echo.close();
    await Promise.all([builds.remove(), sample.remove(), run('ip', ['address', 'del', `${BRIDGE}/32`, 'dev', 'lo'])]);
  };
});

const addressFor = (room: string) => {
  const ticket = issueTicket(SECRET, { room, side: 'streamer', expiresAt: new Date(Date.now() + 3_600_000) });
  return `ws://127.0.0.1:${portOf(door)}/signalling?ticket=${ticket}`;
};

/** Starts the sample on the fleet. */
async function start(...given: string[]): Promise<string> {
  const id = randomUUID();
  const input = await builds.make('true', { signallingUrl: addressFor(id), arguments: given });
  await cp(sample.folder, join(builds.dataDir, 'files', 'builds', input.build.versionId), { recursive: true });
  await fleet.start(id, input);
  return id;
}

test('a build reaches the signalling port, and nothing else at any address of this machine', async () => {
  const own = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const hosts = own.filter(({ family }) => family === 'IPv4').map(({ address }) => address);
  expect(hosts).toContain(BRIDGE);
  const everything = [`127.0.0.1:${portOf(door)}`].concat(
    hosts.flatMap((host) => [`${host}:${portOf(service)}`, `udp:${host}:${echo.address().port}`]),
    hosts.filter((host) => host !== '127.0.0.1').map((host) => `${host}:${portOf(door)}`),
  );
  const outside = startSample(sample.folder, [
    `-PixelStreamingURL=${addressFor('outside')}`,
    `-Probe=${everything.join(',')}`,
  ]);
  for (const target of everything) await outside.line(said(`${target} was reached`));
  await outside.end();

  const id = await start(`-Probe=${everything.join(',')}`);
  const [allowed, ...forbidden] = everything;
  await untilLogged(fleet, id, `Probe: ${allowed} was reached`);
  for (const target of forbidden) await untilLogged(fleet, id, `Probe: ${target} was not reached`);
  await fleet.stop(id);
});

test('a build that opens 400 connections gets a few, and another one registers beside it', async () => {
  const greedy = await start('-Misbehave=connect');
  const log = await untilLogged(fleet, greedy, 'connections were opened');
  expect(Number(/(\d+) of 400 connections/.exec(log)?.[1])).toBeLessThanOrEqual(8);
  const other = await start();
  await expect.poll(() => signalling.isReady(other)).toBe(true);
  await Promise.all([fleet.stop(greedy), fleet.stop(other)]);
});

/** Runs a script of Node as a build and returns what it says first, as numbers. */
async function runScript(script: string): Promise<{ id: string; done: number; seconds: number }> {
  const id = randomUUID();
  await fleet.start(id, await builds.make(`exec node -e '${script}'`, { signallingUrl: addressFor(id) }));
  const [, done, seconds] = /done (\d+) in ([\d.]+) s/.exec(await untilLogged(fleet, id, ' s\n')) ?? [];
  return { id, done: Number(done), seconds: Number(seconds) };
}

const { signallingConnectionsAtOnce, signallingConnectionsPerSecond } = FLEET_LIMITS;
const { unansweredDatagramsAtOnce, unansweredDatagramsPerSecond } = FLEET_LIMITS;

test('a build that connects again and again gets a few connections, and one a little later', async () => {
  const { id, done, seconds } = await runScript(`
    const connect = () => new Promise((resolve) => {
      const socket = require("net").connect(${portOf(door)}, "127.0.0.1");
      socket.on("connect", () => resolve(socket.destroy() && 1)).on("error", () => resolve(0));
    });
    (async () => {
      let done = 0;
      for (let i = 0; i < 300; i++) done += await connect();
      console.log("done", done, "in", performance.now() / 1000, "s");
      while (!(await connect()));
      console.log("again");
    })()`);
  expect(done).toBeGreaterThanOrEqual(4);
  expect(done).toBeLessThanOrEqual(signallingConnectionsAtOnce + signallingConnectionsPerSecond * seconds + 1);
  await untilLogged(fleet, id, 'again');
  await fleet.stop(id);
});

test('a build that floods a machine that does not answer sends little', async () => {
  const { id, done, seconds } = await runScript(`
    const socket = require("dgram").createSocket("udp4");
    let [done, left] = [0, 5000];
    socket.bind(0, () => {
      for (let i = 0; i < 5000; i++) socket.send("x", 5000 + (i % 100), "192.0.2.1", (error) => {
        done += error ? 0 : 1;
        if (--left === 0) console.log("done", done, "in", performance.now() / 1000, "s");
      });
    })`);
  expect(done).toBeGreaterThan(0);
  expect(done).toBeLessThanOrEqual(unansweredDatagramsAtOnce + unansweredDatagramsPerSecond * seconds + 1);
  await fleet.stop(id);
});

test('a build that floods a viewer who called it sends no more than a stream needs, and nothing larger than a line takes', async () => {
  const flood = `
    $| = 1;
    socket(my $socket, 2, 2, 0);
    bind($socket, pack("S n N x8", 2, 0, 0));
    print "listens ", unpack("x2 n", getsockname($socket)), "\n";
    my $viewer = recv($socket, my $call, 10, 0);
    print defined send($socket, "x" x 3000, 0, $viewer) ? "sent" : "refused", " a large one\n";
    sub now { open(my $file, "<", "/proc/uptime"); (split / /, <$file>)[0] }
    my ($done, $start) = (0, now());
    for (1 .. 200000) { $done++ if defined send($socket, "x", 0, $viewer) }
    print "done $done in ", now() - $start, " s\n";
    sleep 600`;
  const id = randomUUID();
  const input = await builds.make(`exec /build/perl -e '${flood}'`);
  await cp('/usr/bin/perl', join(builds.dataDir, 'files', 'builds', input.build.versionId, 'perl'));
  await fleet.start(id, input);
  const [, port] = /listens (\d+)/.exec(await untilLogged(fleet, id, 'listens')) ?? [];
  const viewer = createSocket('udp4').bind(0, BRIDGE);
  const answered = once(viewer, 'message');
  const [reached] = Object.values(networkInterfaces()).flatMap((list) =>
    (list ?? []).filter(({ family, internal }) => family === 'IPv4' && !internal),
  );
  viewer.send('x', Number(port), reached?.address);
  const log = await untilLogged(fleet, id, ' s\n');
  await answered;
  viewer.close();
  expect(log).toContain('refused a large one');
  const [, done, seconds] = /done (\d+) in ([\d.]+) s/.exec(log) ?? [];
  const { answeredDatagramsAtOnce, answeredDatagramsPerSecond } = FLEET_LIMITS;
  expect(Number(done)).toBeGreaterThan(answeredDatagramsAtOnce / 2);
  // The clock that it reads has hundredths of a second.
  expect(Number(done)).toBeLessThanOrEqual(
    answeredDatagramsAtOnce + answeredDatagramsPerSecond * (Number(seconds) + 0.02),
  );
  await fleet.stop(id);
});

test('what a build sends to itself is not tracked by the kernel', async () => {
  const { id, done } = await runScript(`
    const net = require("net");
    const socket = require("dgram").createSocket("udp4");
    let left = 5000;
    const sent = () => {
      if (--left > 0) return;
      const tracked = require("fs").readFileSync("/proc/sys/net/netfilter/nf_conntrack_count", "utf8");
      console.log("done", Number(tracked), "in", performance.now() / 1000, "s");
    };
    const server = net.createServer((one) => one.on("error", () => undefined)).listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      // From the port of signalling, which alone is tracked.
      for (let i = 2; i < 202; i++)
        net.connect({ port, host: "127.0.0.1", localAddress: "127.0.0." + i, localPort: ${portOf(door)} })
          .on("error", () => undefined);
      socket.bind(0, () => {
        for (let i = 0; i < 5000; i++) socket.send("x", 5000 + i, "127.0.0.1", sent);
      });
    })`);
  expect(done).toBeLessThan(100);
  await fleet.stop(id);
});

const said = (words: string) => new RegExp(`Probe: ${RegExp.escape(words)}`);
