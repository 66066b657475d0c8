import { gzipSync } from 'node:zlib';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright-core';
import { makeLoneDatabase } from '@launchyard/testing/database/lone-database';
import { makeManyApps } from '@launchyard/testing/world/many-apps';
import { startWorld } from '@launchyard/testing/world/world';
import { median } from './kit/median.ts';
import { atLeast, atMost, rowOf, type Outcome, type Row } from './kit/row.ts';
import { scaled } from './kit/scale.ts';
import { peerVersion } from './kit/peers.ts';

const RUNS = 3;
const APPS = 12;
const KIB = 1024;

interface Page {
  name: string;
  path: string;
  session?: string;
  kib: number;
  performance: number;
}

/**
 * Measures the first load of the built panel from the gateway, emulating Lighthouse's phone (a CPU 4 times slower
 * than this machine, a slow mobile connection): how much JavaScript loads before any interaction, and Lighthouse's
 * score.
 */
export async function benchPanel(): Promise<Outcome> {
  const world = await startWorld({ withPanel: true, isPersistedOnly: true, database: await makeLoneDatabase() });
  const chrome = await launch({
    ...(process.env['CHROME_PATH'] && { chromePath: process.env['CHROME_PATH'] }),
    chromeFlags: ['--headless=new', '--disable-quic', '--disable-gpu', ...(isRoot() ? ['--no-sandbox'] : [])],
  });
  try {
    const person = await world.person();
    await makeManyApps(world.database.sql, person, APPS);
    const panel = world.config.addresses.panel;
    const pages: Page[] = [
      { name: 'sign-in', path: '/signin', kib: 140, performance: 95 },
      {
        name: `home of ${APPS} applications`,
        path: '/',
        session: person.session,
        kib: 300,
        performance: 80,
      },
    ];
    const rows: Row[] = [];
    let browser = '';
    for (const page of pages) {
      if (page.session !== undefined) await signIn(chrome.port, world.config.addresses.ports.gateway, page.session);
      const results: Result[] = [];
      for (let run = 0; run < scaled(RUNS); run++) results.push(await visit(`${panel}${page.path}`, chrome.port));
      browser = results[0]?.environment.hostUserAgent ?? '';
      rows.push(...(await rowsOf(page, results, panel)));
    }
    return { rows, versions: { lighthouse: await peerVersion('lighthouse'), browser } };
  } finally {
    chrome.kill();
    await world.close();
  }
}

const isRoot = () => process.getuid?.() === 0;

async function signIn(chromePort: number, gatewayPort: number, session: string): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chromePort}`);
  const cookie = { name: `launchyard_session_${gatewayPort}`, value: session, domain: 'localhost', path: '/' };
  await browser.contexts()[0]?.addCookies([{ ...cookie, httpOnly: true }]);
  await browser.close();
}

async function visit(url: string, port: number): Promise<Result> {
  const flags = { port, onlyCategories: ['performance', 'accessibility'], logLevel: 'error' as const };
  const result = await lighthouse(url, flags);
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  if (new URL(result.lhr.finalDisplayedUrl).pathname !== new URL(url).pathname)
    throw new Error(`${url} led to ${result.lhr.finalDisplayedUrl}`);
  return result.lhr;
}

async function rowsOf({ name, kib, performance }: Page, results: Result[], panel: string): Promise<Row[]> {
  const scripts = results.flatMap(scriptsOf);
  const sizes = await Promise.all([...new Set(scripts)].map((url) => compressedBytes(new URL(url, panel))));
  const score = (category: string) =>
    median(results.map((each) => Math.round((each.categories[category]?.score ?? 0) * 100)));
  const metric = (id: string) => median(results.map((each) => each.audits[id]?.numericValue ?? 0));
  const budget = (what: string, unit: string, measured: number, most: number) =>
    rowOf({ what: `${name}: ${what}`, unit, measured, against: { name: 'budget', value: most }, target: atMost(1) });
  const told = (what: string, unit: string, id: string, good: number) =>
    rowOf({
      what: `${name}: ${what}`,
      unit,
      measured: metric(id),
      against: { name: 'good', value: good },
      target: null,
    });
  const mark = (what: string, category: string, least: number) =>
    rowOf({
      what: `${name}: ${what}`,
      unit: 'points',
      measured: score(category),
      against: { name: 'least', value: least },
      target: atLeast(1),
    });
  return [
    budget(`JavaScript of ${sizes.length} files, gzip`, 'KiB', sizes.reduce((sum, each) => sum + each, 0) / KIB, kib),
    mark('Lighthouse performance, phone', 'performance', performance),
    mark('Lighthouse accessibility', 'accessibility', 100),
    told('first contentful paint', 'ms', 'first-contentful-paint', 1_800),
    told('largest contentful paint', 'ms', 'largest-contentful-paint', 2_500),
    told('blocked by scripts', 'ms', 'total-blocking-time', 200),
    told('layout shift', '', 'cumulative-layout-shift', 0.1),
  ];
}

/** The URLs of the scripts that a visit loaded. */
function scriptsOf({ audits }: Result): string[] {
  const details = audits['network-requests']?.details;
  if (details?.type !== 'table') throw new Error('Lighthouse reported no requests');
  return details.items.flatMap(({ resourceType, url }) =>
    resourceType === 'Script' && typeof url === 'string' ? [url] : [],
  );
}

async function compressedBytes(url: URL): Promise<number> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.href} responded with ${response.status}`);
  return gzipSync(Buffer.from(await response.arrayBuffer())).length;
}
