import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium, type Browser, type Page } from 'playwright-core';
import { createSupervisor, type Supervisor } from '@launchyard/fleet/supervisor';
import { untilLogged } from '@launchyard/fleet/test-kit';
import { appVersions } from '@launchyard/platform/tables/apps';
import { unpackBuild } from '@launchyard/sample/test-kit/unpacked-build';
import { makeLoneDatabase } from '@launchyard/testing/database/lone-database';
import { makeTestedApp } from '@launchyard/testing/world/apps';
import { makeConfig, makeLink } from '@launchyard/testing/world/links';
import { startPlatform } from '@launchyard/testing/world/platform';
import { median } from './kit/median.ts';
import { atLeast, atMost, rowOf, type Outcome, type Row } from './kit/row.ts';
import { scaled } from './kit/scale.ts';
import { lookAtNothing, watchStream, type Watched } from './streaming/watch.ts';

const PLAYS = 7;
const WATCH_MILLISECONDS = 10_000;
const MOVES = 60;
const FIRST_UDP_PORT = 26_000;
/** Enough for a spare. */
const PLACES = 4;
const LOOK_MILLISECONDS = 50;
const [COLD_SECONDS, WARM_SECONDS, INPUT_MILLISECONDS, LOAD_KIB] = [3, 1.2, 100, 90];

/**
 * Plays the sample build on the embedded fleet through a link, in Chromium on this machine, at 640×360: until the first
 * frame, whether all frames arrive, and until an input shows. Cold is a build that starts after Play; warm is one that was
 * started ahead and has registered; and a visitor may come back to a build that runs.
 */
export async function benchStreaming(): Promise<Outcome> {
  const dataDir = await mkdtemp(join(tmpdir(), 'launchyard-bench-'));
  const [sample, fleet] = await Promise.all([
    unpackBuild(),
    createSupervisor({ dataDir, places: PLACES, memoryBytes: 4e9, firstUdpPort: FIRST_UDP_PORT, isDevelopment: true }),
  ]);
  const { isIsolated, bounds } = await fleet.health();
  if (!isIsolated) throw new Error(bounds.join(' '));
  const world = await startPlatform({ fleet, config: { dataDir }, database: await makeLoneDatabase() });
  const browser = await launch();
  try {
    const owner = await world.person();
    const { id: appId } = await makeTestedApp(world, owner, 'Harbour', [1], { buildType: 'linux' });
    const [version] = await world.database.sql.select({ id: appVersions.id }).from(appVersions);
    await cp(sample.folder, join(dataDir, 'files', 'builds', version?.id ?? ''), { recursive: true });
    const configId = await makeConfig(world, owner, 'measured', { ShouldAutoPlay: '0' });
    const { url } = await makeLink(world, owner, { appId, configId });

    const plays: Record<'cold' | 'back' | 'warm', Watched[]> = { cold: [], back: [], warm: [] };
    for (let play = 0; play < scaled(PLAYS); play++) {
      const first = await open(browser, url, lookAtNothing);
      plays.cold.push(await playOnce(first));
      await first.reload();
      plays.back.push(await playOnce(first));
      await leave(first);
      const before = await fleet.list();
      const second = await open(browser, url);
      await untilSpare(fleet, new Set(before.map(({ id }) => id)));
      plays.warm.push(await playOnce(second));
      await leave(second);
    }
    const page = await open(browser, url);
    await playOnce(page);
    const rows = [
      ...rowsOfStart('cold', plays.cold, COLD_SECONDS),
      ...rowsOfStart('warm', plays.warm, WARM_SECONDS),
      ...rowsOfStart('coming back', plays.back, WARM_SECONDS),
      await rowOfFrames(page),
      await rowOfInput(page),
      await rowOfLoad(browser, url),
    ];
    await leave(page);
    return { rows, versions: { chromium: browser.version() } };
  } finally {
    await browser.close();
    await fleet.close();
    await world.close();
    await Promise.all([sample.remove(), rm(dataDir, { recursive: true, force: true })]);
  }
}

const launch = () =>
  chromium.launch({
    ...(process.env['CHROME_PATH'] && { executablePath: process.env['CHROME_PATH'] }),
    args: ['--disable-quic', '--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });

async function open(browser: Browser, url: string, prepare?: () => void): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 640, height: 360 } });
  await context.addInitScript(watchStream);
  if (prepare) await context.addInitScript(prepare);
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

/** Presses Play and waits for the first picture. */
async function playOnce(page: Page): Promise<Watched> {
  await page.getByRole('button', { name: 'Play' }).click();
  await page.waitForFunction(() => globalThis.watched.pictures.length > 0);
  return page.evaluate(() => globalThis.watched);
}

/** Waits until a build has registered that was not there before. */
async function untilSpare(fleet: Supervisor, before: ReadonlySet<string>): Promise<void> {
  for (;;) {
    const spare = (await fleet.list()).find(({ id }) => !before.has(id));
    if (spare) return void (await untilLogged(fleet, spare.id, 'Registered as'));
    await delay(LOOK_MILLISECONDS);
  }
}

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'End the session' }).click();
  await page.getByRole('heading', { name: 'You left the stream' }).waitFor();
  await page.context().close();
}

/** The whole, and its steps in their order. */
function rowsOfStart(name: string, plays: Watched[], limit: number): Row[] {
  const between = (from: string, to: string) =>
    median(plays.map(({ marks }) => ((marks[to] ?? 0) - (marks[from] ?? 0)) / 1000));
  const whole = between('click', 'frame');
  const row = (
    what: string,
    measured: number,
    against: Row['against'],
    target: Parameters<typeof rowOf>[0]['target'],
  ) => rowOf({ what: `Play to first frame, ${name}${what}`, unit: 's', measured, against, target });
  return [
    row('', whole, { name: 'limit', value: limit }, atMost(1)),
    ...[
      [': until the build has registered', 'click', 'connect'],
      [': until the build offers its stream', 'connect', 'offer'],
      [': until its first frame shows', 'offer', 'frame'],
    ].map(([what = '', from = '', to = '']) => row(what, between(from, to), { name: 'whole', value: whole }, null)),
  ];
}

/** How many of the frames that the streamer drew were shown. */
async function rowOfFrames(page: Page): Promise<Row> {
  const count = () => page.evaluate(() => globalThis.watched.pictures.at(-1));
  const first = await count();
  await page.waitForTimeout(scaled(WATCH_MILLISECONDS));
  const last = await count();
  const seconds = ((last?.at ?? 0) - (first?.at ?? 0)) / 1000;
  return rowOf({
    what: 'Frames shown in the browser',
    unit: 'per second',
    measured: ((last?.presented ?? 0) - (first?.presented ?? 0)) / seconds,
    against: { name: 'drawn by the streamer', value: ((last?.frame ?? 0) - (first?.frame ?? 0)) / seconds },
    target: atLeast(0.95),
  });
}

/** From the browser’s event of a mouse until a picture shows where it went. */
async function rowOfInput(page: Page): Promise<Row> {
  const times: number[] = [];
  for (let move = 0; move < scaled(MOVES); move++) {
    const x = move % 2 === 0 ? 160 : 480;
    const wanted = (x / 640) * 255;
    await page.mouse.move(x, 100);
    const handle = await page.waitForFunction((sought) => {
      const { moves, pictures } = globalThis.watched;
      const at = moves.at(-1) ?? Infinity;
      const shown = pictures.find((picture) => picture.at > at && Math.abs(picture.x - sought) < 8);
      return shown ? shown.at - at : null;
    }, wanted);
    times.push((await handle.jsonValue()) ?? Infinity);
  }
  const sorted = times.toSorted((a, b) => a - b);
  return rowOf({
    what: 'Input to picture, p95',
    unit: 'ms',
    measured: sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Infinity,
    against: { name: 'limit', value: INPUT_MILLISECONDS },
    target: atMost(1),
  });
}

/** What the page of a link loads before anything is pressed, as sent: compressed. */
async function rowOfLoad(browser: Browser, url: string): Promise<Row> {
  const page = await (await browser.newContext()).newPage();
  const loaded: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().includes('/player/')) loaded.push(request.sizes().then((sizes) => sizes.responseBodySize));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const sizes = await Promise.all(loaded);
  await page.context().close();
  return rowOf({
    what: 'First load of the player, with Epic’s library',
    unit: 'KiB',
    measured: sizes.reduce((sum, size) => sum + size, 0) / 1024,
    against: { name: 'limit', value: LOAD_KIB },
    target: atMost(1),
  });
}
