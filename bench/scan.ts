import { mkdtemp, open, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { GIB, KIB, MIB } from '@launchyard/domain/kit';
import { readZipDirectory } from '@launchyard/domain/uploads';
import { launchBrowser } from '@launchyard/e2e/kit/browser';
import { writeSparseBuild } from '@launchyard/testing/archives/index';
import { timeInTurn } from './kit/median.ts';
import { growthDuring, renderersOf } from './kit/page-memory.ts';
import { peerFile, peerVersion } from './kit/peers.ts';
import { atMost, rowOf, type Outcome } from './kit/row.ts';
import { scaled } from './kit/scale.ts';
import { countReadBytes, readByPeer, scanByWorker } from './kit/scan-page.ts';
import { serveFolder } from './kit/serve-folder.ts';

const PANEL = fileURLToPath(new URL('../packages/web/dist/', import.meta.url));
/** Reads allowed besides the directory: the range searched for the end record, and the records themselves. */
const READ_BESIDES = 64 * KIB + 128;

/**
 * The panel's own worker, as built, scans a 50 GB build with 100,000 entries in Chromium: reads, plans and inspects
 * it, and computes its fingerprint. For comparison, zip.js only reads the entries of the same File in the same page.
 */
export async function benchScan(): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'launchyard-bench-'));
  const server = await serveFolder(PANEL);
  const browser = await launchBrowser();
  try {
    const file = join(folder, 'large.zip');
    const entries = scaled(100_000);
    writeSparseBuild(file, { bytes: scaled(50 * GIB), entries });
    const directoryBytes = await directoryBytesOf(file);

    const page = await browser.newPage();
    const worker = await openReaders(page, server.url, file);
    const scan = () => expectEntries(page.evaluate(scanByWorker, worker), entries);
    const growth = await growthDuring(await renderersOf(browser), scan);
    const readBytes = await page.evaluate(countReadBytes, worker);
    const times = await timeInTurn(
      { ours: scan, peer: () => expectEntries(page.evaluate(readByPeer), entries) },
      { rounds: 7, warmUps: 2 },
    );
    const zipJs = await peerVersion('@zip.js/zip.js');
    return {
      rows: [
        rowOf({
          what: 'A scan in the panel’s worker',
          unit: 'ms',
          measured: times('ours'),
          against: { name: 'zip.js', value: times('peer') },
          target: atMost(0.125),
        }),
        rowOf({
          what: 'Bytes read of the file',
          unit: 'bytes',
          measured: readBytes,
          against: { name: 'directory + 64 KiB + 128', value: directoryBytes + READ_BESIDES },
          target: atMost(1),
        }),
        rowOf({
          what: 'Memory that the page grew by at most, workers in it',
          unit: 'MiB',
          measured: growth / MIB,
          against: { name: '8 × directory', value: (8 * directoryBytes) / MIB },
          target: atMost(1),
        }),
      ],
      versions: { chromium: browser.version(), 'zip.js': zipJs },
    };
  } finally {
    await browser.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Opens a page with the file selected and the peer loaded. Returns the URL of the panel's worker. */
async function openReaders(page: Page, url: string, file: string): Promise<string> {
  await page.goto(url);
  await page.addScriptTag({ path: peerFile('@zip.js/zip.js', 'dist/zip.min.js') });
  await page.getByLabel('File').setInputFiles(file);
  const worker = (await readdir(join(PANEL, 'assets'))).find((name) => /^scan-worker-.*\.js$/.test(name));
  if (!worker) throw new Error('the built panel has no scan worker');
  return `/assets/${worker}`;
}

async function expectEntries(reading: Promise<{ entries: number }>, entries: number): Promise<void> {
  const found = (await reading).entries;
  if (found !== entries) throw new Error(`${found} entries were found instead of ${entries}`);
}

async function directoryBytesOf(path: string): Promise<number> {
  const file = await open(path);
  try {
    const read = async (offset: number, length: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset);
      return buffer.subarray(0, bytesRead);
    };
    const { directory, problem } = await readZipDirectory({ size: (await file.stat()).size, read });
    if (!directory) throw new Error(`the archive cannot be read: ${problem.code}`);
    return directory.length;
  } finally {
    await file.close();
  }
}
