import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { GIB, MIB } from '@launchyard/domain/kit';
import { launchBrowser, signIn } from '@launchyard/e2e/kit/browser';
import { startSystem, type System } from '@launchyard/e2e/kit/system';
import { writeSparseBuild } from '@launchyard/testing/archives/index';
import { freePorts } from '@launchyard/testing/world/ports';
import { openRoughLine } from '@launchyard/testing/world/rough-line';
import { median } from './kit/median.ts';
import { growthDuring } from './kit/page-memory.ts';
import { newestUpload, untilPipelineRests, uploadInPanel } from './kit/panel-upload.ts';
import { startPeerStores, type PeerStores } from './kit/peer-stores.ts';
import { peerFile, peerVersion } from './kit/peers.ts';
import { atLeast, atMost, rowOf, type Outcome, type Row } from './kit/row.ts';
import { scaled } from './kit/scale.ts';
import { addFileInput, countSentBytes, putOnce, sendByTus } from './kit/upload-page.ts';

const ROUNDS = 3;
const FILE_BYTES = scaled(2 * GIB);
/**
 * A long line: every byte comes 80 ms later, each way, one connection in a hundred breaks, and a connection has at most under way what
 * Linux lets a sender buffer unless it is told otherwise. With this seed the third connection is one that breaks.
 */
const ROUGH = {
  delayMs: 80,
  resetAfterBytes: [FILE_BYTES / 64, FILE_BYTES / 16],
  resetShare: 0.01,
  inFlightBytes: 4 * MIB,
  seed: 118,
} as const;

/**
 * 2 GB from the panel's page to the product's own store, hashing and the commit included, against one PUT of the same file from the same page
 * to a server that writes it and syncs it, and against tus. Then the same with a files process that is killed, and through a rough line.
 */
export async function benchUpload(): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'launchyard-bench-'));
  const file = join(folder, 'harbour.zip');
  writeSparseBuild(file, { bytes: FILE_BYTES, entries: 300 });
  const [browser, peers] = await Promise.all([launchBrowser(), startPeerStores()]);
  try {
    const rows = [...(await measureStraight(browser, peers, file)), ...(await measureRough(browser, peers, file))];
    const versions = {
      chromium: browser.version(),
      'tus-js-client': await peerVersion('tus-js-client'),
      '@tus/server': await peerVersion('@tus/server'),
    };
    return { rows, versions };
  } finally {
    await browser.close();
    await peers.stop();
    await rm(folder, { recursive: true });
  }
}

async function measureStraight(browser: Browser, peers: PeerStores, file: string): Promise<Row[]> {
  const system = await startSystem();
  try {
    const page = await openPanel(browser, system);
    const times = { ours: [] as number[], put: [] as number[], tus: [] as number[] };
    const growths: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const growth = await growthDuring(browser, async () => {
        times.ours.push(await uploadInPanel(page, file, `Harbour${round}`));
      });
      growths.push(growth);
      await untilPipelineRests(system);
      await preparePeers(page, file);
      times.put.push(await page.evaluate(putOnce, `http://127.0.0.1:${peers.ports.put}/`));
      times.tus.push(await page.evaluate(sendByTus, `http://127.0.0.1:${peers.ports.tus}/tus`));
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
      await measureKill(page, system, file),
    ];
  } finally {
    await system.stop();
  }
}

/** What is sent again when the files process is killed half-way. */
async function measureKill(page: Page, system: System, file: string): Promise<Row> {
  await uploadInPanel(page, file, 'Killed', async () => {
    while ((await newestUpload(system)).receivedBytes < FILE_BYTES / 2) await pause(200);
    await system.kill('files');
  });
  const sentBytes = await page.evaluate(() => window.sentBytes ?? 0);
  if (sentBytes < FILE_BYTES) throw new Error(`only ${sentBytes} bytes were counted`);
  await untilPipelineRests(system);
  return rowOf({
    what: 'Sent again after a kill -9 of the files process',
    unit: 'MiB',
    measured: (sentBytes - FILE_BYTES) / MIB,
    against: { name: 'limit', value: 64 },
    target: atMost(1),
  });
}

async function measureRough(browser: Browser, peers: PeerStores, file: string): Promise<Row[]> {
  const [filesPort] = await freePorts();
  const ours = await openRoughLine(filesPort, ROUGH);
  const theirs = await openRoughLine(peers.ports.put, ROUGH);
  const system = await startSystem({ FILES_PORT: String(filesPort), FILES_PUBLIC_URL: ours.url });
  try {
    const page = await openPanel(browser, system);
    const ms = await uploadInPanel(page, file, 'Harbour');
    await untilPipelineRests(system);
    await preparePeers(page, file);
    const putMs = await page.evaluate(putOnce, theirs.url);
    await peers.empty();
    return [
      rowOf({
        what: `Pace of the panel, 80 ms away (connections broken: ${ours.resets})`,
        unit: 'MB/s',
        measured: paceOf(ms),
        against: { name: `one PUT (broken: ${theirs.resets})`, value: paceOf(putMs) },
        target: atLeast(2),
      }),
    ];
  } finally {
    await system.stop();
    await ours.close();
    await theirs.close();
  }
}

/** The panel, signed in, with what the peers need let in: its own policy allows none of it. */
async function openPanel(browser: Browser, system: System): Promise<Page> {
  const context = await browser.newContext({ baseURL: system.url, bypassCSP: true, reducedMotion: 'reduce' });
  await context.addInitScript(countSentBytes);
  const page = await context.newPage();
  await signIn(page, system.people.owner);
  return page;
}

async function preparePeers(page: Page, file: string): Promise<void> {
  await page.addScriptTag({ path: peerFile('tus-js-client', 'dist/tus.min.js') });
  await page.evaluate(addFileInput);
  await page.locator('#bench-file').setInputFiles(file);
}

/** In megabytes, of a million bytes, per second. */
const paceOf = (ms: number) => FILE_BYTES / 1000 / ms;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
