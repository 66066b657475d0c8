import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GIB, MIB } from '@launchyard/domain/kit';
import { startSystem, type System } from '@launchyard/e2e/kit/system';
import { writeSparseBuild } from '@launchyard/testing/archives/index';
import { freePorts } from '@launchyard/testing/world/ports';
import { openRoughLine } from '@launchyard/testing/world/rough-line';
import { median } from './kit/median.ts';
import { newestUpload, untilPipelineRests, untilSent, uploadInPanel } from './kit/panel-upload.ts';
import { startPeerStores, type PeerStores } from './kit/peer-stores.ts';
import { peerFile, peerVersion } from './kit/peers.ts';
import { atLeast, atMost, rowOf, type Outcome, type Row } from './kit/row.ts';
import { scaled } from './kit/scale.ts';
import { chooseFile, launchQuietBrowser, type QuietBrowser } from './kit/quiet-browser.ts';
import { serveFolder } from './kit/serve-folder.ts';
import { putSoon, sendByTusSoon } from './kit/upload-page.ts';

const ROUNDS = 3;
const FILE_BYTES = scaled(2 * GIB);
/**
 * A long-distance connection: 80 ms of latency each way, one connection in a hundred breaks, and data in flight is
 * limited to Linux's default send buffer. With this seed the third connection breaks.
 */
const ROUGH = {
  delayMs: 80,
  resetAfterBytes: [FILE_BYTES / 64, FILE_BYTES / 16],
  resetShare: 0.01,
  inFlightBytes: 4 * MIB,
  seed: 118,
} as const;

/**
 * Uploads 2 GB from the panel's page to the product's own store, including hashing and the commit. For comparison,
 * sends the same file with a single PUT to a server that writes and syncs it, and with tus. Then repeats the upload
 * while the files process is killed, and through a bad connection.
 */
export async function benchUpload(): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'launchyard-bench-'));
  const file = join(folder, 'harbour.zip');
  writeSparseBuild(file, { bytes: FILE_BYTES, entries: 300 });
  const [browser, peers] = await Promise.all([launchQuietBrowser(), startPeerStores()]);
  const blank = await serveFolder(folder);
  const peer = (way: (url: string) => void, url: string) => sendByPeer(browser, { page: blank.url, file, way, url });
  try {
    const rows = [
      ...(await measureStraight(browser, peers, file, peer)),
      await measureRough(browser, peers, file, peer),
    ];
    const versions = {
      chromium: await browser.attach((_, attached) => Promise.resolve(attached.version())),
      'tus-js-client': await peerVersion('tus-js-client'),
      '@tus/server': await peerVersion('@tus/server'),
    };
    return { rows, versions };
  } finally {
    await browser.close();
    await peers.stop();
    await blank.close();
    await rm(folder, { recursive: true });
  }
}

/** Sends the file by another method. Returns the milliseconds. */
type Peer = (way: (url: string) => void, url: string) => Promise<number>;

async function measureStraight(browser: QuietBrowser, peers: PeerStores, file: string, peer: Peer): Promise<Row[]> {
  const system = await startSystem();
  try {
    const times = { ours: [] as number[], put: [] as number[], tus: [] as number[] };
    const growths: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const appName = `Harbour${round}`;
      const { ms, growth } = await uploadInPanel(browser, system, { file, appName });
      times.ours.push(ms);
      growths.push(growth);
      await untilPipelineRests(system, appName);
      times.put.push(await peer(putSoon, `http://127.0.0.1:${peers.ports.put}/`));
      times.tus.push(await peer(sendByTusSoon, `http://127.0.0.1:${peers.ports.tus}/tus`));
      await peers.empty();
    }
    const rate = (name: keyof typeof times) => paceOf(median(times[name]));
    const ours = { what: 'Pace of the panel', unit: 'MB/s', measured: rate('ours') };
    return [
      rowOf({ ...ours, against: { name: 'one PUT', value: rate('put') }, target: atLeast(0.6) }),
      rowOf({ ...ours, against: { name: 'tus', value: rate('tus') }, target: atLeast(1.5) }),
      rowOf({
        what: 'Memory that the page grew by at most, workers in it',
        unit: 'MiB',
        measured: Math.max(...growths) / MIB,
        against: { name: 'limit', value: 128 },
        target: atMost(1),
      }),
      await measureKill(browser, system, file),
    ];
  } finally {
    await system.stop();
  }
}

/** The bytes sent again after the files process is killed half-way. */
async function measureKill(browser: QuietBrowser, system: System, file: string): Promise<Row> {
  const appName = 'Killed';
  const { sentBytes } = await uploadInPanel(browser, system, { file, appName }, async () => {
    while ((await newestUpload(system, appName)).receivedBytes < FILE_BYTES / 2) await pause(200);
    await system.kill('files');
  });
  if (sentBytes < FILE_BYTES) throw new Error(`only ${sentBytes} bytes were counted`);
  await untilPipelineRests(system, appName);
  return rowOf({
    what: 'Sent again after a kill -9 of the files process',
    unit: 'MiB',
    measured: (sentBytes - FILE_BYTES) / MIB,
    against: { name: 'limit', value: 64 },
    target: atMost(1),
  });
}

async function measureRough(browser: QuietBrowser, peers: PeerStores, file: string, peer: Peer): Promise<Row> {
  const [filesPort] = await freePorts();
  const ours = await openRoughLine(filesPort, ROUGH);
  const theirs = await openRoughLine(peers.ports.put, ROUGH);
  const system = await startSystem({ FILES_PORT: String(filesPort), FILES_PUBLIC_URL: ours.url });
  try {
    const { ms } = await uploadInPanel(browser, system, { file, appName: 'Harbour' });
    await untilPipelineRests(system, 'Harbour');
    const putMs = await peer(putSoon, theirs.url);
    await peers.empty();
    return rowOf({
      what: `Pace of the panel, 80 ms away (connections broken: ${ours.resets})`,
      unit: 'MB/s',
      measured: paceOf(ms),
      against: { name: `one PUT (broken: ${theirs.resets})`, value: paceOf(putMs) },
      target: atLeast(2),
    });
  } finally {
    await system.stop();
    await ours.close();
    await theirs.close();
  }
}

/** Sends from a page without a content security policy, because the panel's allows connections only to the product. */
async function sendByPeer(
  browser: QuietBrowser,
  { page: address, file, way, url }: { page: string; file: string; way: (url: string) => void; url: string },
): Promise<number> {
  await browser.attach(async (page) => {
    await page.goto(address);
    await page.addScriptTag({ path: peerFile('tus-js-client', 'dist/tus.min.js') });
    await chooseFile(page, 'input[type=file]', file);
    await page.evaluate(way, url);
  });
  return (await untilSent(browser)).ms;
}

/** In megabytes (1,000,000 bytes) per second. */
const paceOf = (ms: number) => FILE_BYTES / 1000 / ms;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
