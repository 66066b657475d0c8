import { once } from 'node:events';
import { createSocket } from 'node:dgram';
import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import wrtc from '@roamhq/wrtc';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { PATIENCE, PROCESS_PATIENCE } from '@launchyard/testing/waits';
import { freePorts } from '@launchyard/testing/world/ports';
import { TURN_CREDENTIAL_SECONDS } from '@launchyard/domain/signalling';
import { secondsBefore } from '../kit/clock.ts';
import { openTurn } from './test-turn.ts';
import { turnServer } from './turn.ts';

const SECRET = 'a secret of at least thirty-two characters';
const HOW_TO = new URL('../../../../docs/how-to/relay-streams-with-coturn.md', import.meta.url);
/** Browsers gather nothing on loopback. */
const address = Object.values(networkInterfaces())
  .flatMap((all) => all ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
const PRIVATE_PEERS =
  '127.0.0.1 127.255.255.254 0.0.0.0 10.0.0.1 100.64.0.1 172.16.0.1 192.168.0.1 169.254.169.254'.split(' ');
/** Reserved for examples: nobody is there. */
const PUBLIC_PEER = '192.0.2.1';
const isThere = spawnSync('turnserver', ['--version'], { stdio: 'ignore' }).error === undefined;

/** Resolves once it answers a binding request of STUN, which is asked again and again. */
async function answers(port: number): Promise<void> {
  const socket = createSocket('udp4');
  const ask = () => socket.send(Buffer.from('000100002112a442000000000000000000000000', 'hex'), port, address);
  const asking = setInterval(ask, 300);
  try {
    await once(socket, 'message', { signal: AbortSignal.timeout(PATIENCE) });
  } finally {
    clearInterval(asking);
    socket.close();
  }
}

test.skipIf(isThere)('coturn is not installed on this machine, so no relay was tried', () => undefined);

/** Starts coturn as the how-to says, with these lines added. */
async function startCoturn(added: string[] = []) {
  const folder = await mkdtemp(join(tmpdir(), 'launchyard-coturn-'));
  const [port] = await freePorts();
  const [, config = ''] = /```ini\n([^`]*)```/.exec(await readFile(HOW_TO, 'utf8')) ?? [];
  const ours = { 'listening-port': port, 'listening-ip': address, 'relay-ip': address, 'static-auth-secret': SECRET };
  const lines = config.split('\n').map((line) => line.trim());
  const kept = lines.filter((line) => !/^(listening-|relay-ip|static-auth|tls-|cert|pkey|external)/.test(line));
  const set = Object.entries(ours).map(([name, value]) => `${name}=${value}`);
  const log = `log-file=${join(folder, 'log')}`;
  await writeFile(join(folder, 'turnserver.conf'), [...kept, ...added, ...set, log].join('\n'));
  const files = { '-c': 'turnserver.conf', '--pidfile': 'pid', '--db': 'db' };
  const options = Object.entries(files).flatMap(([option, file]) => [option, join(folder, file)]);
  const coturn = spawn('turnserver', options, { stdio: 'ignore' });
  await answers(port);
  return {
    port,
    url: `turn:${address}:${port}?transport=udp`,
    async close() {
      const ended = once(coturn, 'exit');
      coturn.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
type Coturn = Awaited<ReturnType<typeof startCoturn>>;

describe.runIf(isThere && address !== undefined)('a relay of coturn, set up as the how-to says', () => {
  let coturn: Coturn;
  beforeAll(async () => {
    // What is asked for again is signed anew, as after the ten minutes of the how-to.
    coturn = await startCoturn(['stale-nonce=2']);
    return () => coturn.close();
  });

  let sessions = 0;
  const credentialOf = (secret: string, at: Date) =>
    turnServer({ urls: [coturn.url], secret }, `session-${(sessions += 1)}`, at);
  /** A client of it with a credential that was made then. */
  const open = (at: Date, secret = SECRET) =>
    openTurn({ address: address ?? '', port: coturn.port, ...credentialOf(secret, at) });
  /** One whose credential has so long left, and what it answered when it was opened. */
  const openWith = async (secondsLeft: number) => {
    const at = secondsBefore(new Date(), TURN_CREDENTIAL_SECONDS - secondsLeft);
    const client = await open(at);
    return { at, client, answer: await client.allocate() };
  };

  test('opens for the credential of a session', async () => {
    const { username = '', credential = '' } = credentialOf(SECRET, new Date());
    const iceServers = [{ urls: coturn.url, username, credential }];
    const connection = new wrtc.RTCPeerConnection({ iceServers, iceTransportPolicy: 'relay' });
    const found: string[] = [];
    const isDone = new Promise<void>((resolve) => {
      connection.addEventListener('icecandidate', ({ candidate }) => {
        if (candidate?.candidate) found.push(candidate.candidate);
        else resolve();
      });
    });
    connection.createDataChannel('any');
    await connection.setLocalDescription(await connection.createOffer());
    await isDone;
    connection.close();
    // One for each network interface.
    expect(found.join('\n')).toMatch(/ typ relay /);
  });

  test('stays shut for a credential made of another secret, and for one whose time is over', async () => {
    const old = secondsBefore(new Date(), TURN_CREDENTIAL_SECONDS + 1);
    const [stranger, late] = [await open(new Date(), 'another secret of thirty-two characters'), await open(old)];
    expect([await stranger.allocate(), await late.allocate()]).toEqual([401, 401]);
    for (const client of [stranger, late]) client.close();
  });

  test('keeps what was opened when the time of its credential is over', async () => {
    let secondsLeft = 3;
    let opened = await openWith(secondsLeft);
    while (opened.answer === 401 && secondsLeft < 60) {
      // Its time was over before it came to this.
      opened.client.close();
      opened = await openWith((secondsLeft *= 2));
    }
    const { at, client } = opened;
    expect(opened.answer).toBe(0);
    const isOver = async () => {
      const late = await open(at);
      const answer = await late.allocate();
      late.close();
      return answer;
    };
    await expect.poll(isOver, { interval: 300, timeout: PROCESS_PATIENCE }).toBe(401);
    expect([await client.refresh(), await client.permit(PUBLIC_PEER)]).toEqual([0, 0]);
    client.close();
  });

  test('relays to nobody in a private network, on its own machine or at the address of a cloud’s metadata', async () => {
    const client = await open(new Date());
    expect(await client.allocate()).toBe(0);
    for (const peer of PRIVATE_PEERS) expect([peer, await client.permit(peer)]).toEqual([peer, 403]);
    expect(await client.permit(PUBLIC_PEER)).toBe(0);
    client.close();
  });
});

describe.runIf(isThere && address !== undefined)('a relay that may reach the builds of a private network', () => {
  let coturn: Coturn;
  beforeAll(async () => {
    coturn = await startCoturn([`allowed-peer-ip=${address}`]);
    return () => coturn.close();
  });

  test('carries a stream to a viewer who has no other way', async () => {
    const { username = '', credential = '' } = turnServer({ urls: [coturn.url], secret: SECRET }, 'any', new Date());
    const iceServers = [{ urls: coturn.url, username, credential }];
    const viewer = new wrtc.RTCPeerConnection({ iceServers, iceTransportPolicy: 'relay' });
    const build = new wrtc.RTCPeerConnection();
    const routes: string[] = [];
    let frames = 0;
    for (const [from, to] of [
      [viewer, build],
      [build, viewer],
    ] as const) {
      from.addEventListener('icecandidate', ({ candidate }) => {
        if (!candidate?.candidate) return;
        if (from === viewer) routes.push(candidate.candidate);
        void to.addIceCandidate(candidate);
      });
    }
    viewer.addEventListener('track', ({ track }) => {
      new wrtc.nonstandard.RTCVideoSink(track).onframe = () => (frames += 1);
    });
    const source = new wrtc.nonstandard.RTCVideoSource();
    build.addTrack(source.createTrack());
    await build.setLocalDescription(await build.createOffer());
    await viewer.setRemoteDescription(build.localDescription ?? { type: 'offer' });
    await viewer.setLocalDescription(await viewer.createAnswer());
    await build.setRemoteDescription(viewer.localDescription ?? { type: 'answer' });
    const picture = { width: 320, height: 180, data: new Uint8Array(320 * 180 * 1.5) };
    await vi.waitFor(
      () => {
        source.onFrame(picture);
        expect(frames).toBeGreaterThan(5);
      },
      { interval: 50 },
    );
    expect(routes.every((route) => route.includes(' typ relay '))).toBe(true);
    viewer.close();
    build.close();
  });
});
