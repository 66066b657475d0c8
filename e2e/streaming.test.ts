import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { streamingSessions } from '@launchyard/platform/tables/streaming';
import { endSession } from '@launchyard/platform/streaming/end-session';
import { readStrip, type Strip } from '@launchyard/sample/strip';
import { unpackBuild, type UnpackedBuild } from '@launchyard/sample/test-kit/unpacked-build';
import { makeLoneDatabase } from '@launchyard/testing/database/lone-database';
import { makeTestedApp } from '@launchyard/testing/world/apps';
import { makeConfig, makeLink } from '@launchyard/testing/world/links';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { launchBrowser } from './kit/browser.ts';
import { makeSampleFleet, type SampleFleet } from './kit/sample-fleet.ts';

let world: PlatformWorld;
let browser: Browser;
let sample: UnpackedBuild;
let fleet: SampleFleet;
let owner: TestPerson;
let appId: string;
let axe: string;
beforeAll(async () => {
  [browser, sample] = await Promise.all([launchBrowser(), unpackBuild()]);
  fleet = makeSampleFleet(sample.folder);
  world = await startPlatform({ fleet, database: await makeLoneDatabase() });
  axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  owner = await world.person({ username: 'northlight' });
  appId = (await makeTestedApp(world, owner, 'Harbour', [1], { buildType: 'linux' })).id;
});
afterAll(async () => {
  await browser.close();
  await fleet.close();
  await world.close();
  await sample.remove();
});
afterEach(async () => {
  fleet.places = 8;
  for (const context of browser.contexts()) await context.close();
});

let count = 0;

/** The page of a link with a config that has these wire settings. */
async function openStream(
  data: Record<string, unknown>,
  options: { phone?: boolean; prepare?: (page: Page) => Promise<unknown> } = {},
): Promise<Page> {
  count += 1;
  const configId = await makeConfig(world, owner, `config_${count}`, data);
  const link = await makeLink(world, owner, { appId, configId });
  const viewport = options.phone === true ? { width: 390, height: 844 } : { width: 1280, height: 720 };
  const page = await (await browser.newContext({ viewport, reducedMotion: 'reduce' })).newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  await options.prepare?.(page);
  await page.goto(link.url);
  return page;
}

/** What the picture says now; null while there is none. */
async function stripOf(page: Page): Promise<Strip | null> {
  const picture = await page.evaluate(() => {
    const video = document.querySelector<HTMLVideoElement>('.media video');
    const pen = document.createElement('canvas').getContext('2d');
    if (!video || !pen || video.videoWidth === 0) return null;
    const { videoWidth: width, videoHeight: height } = video;
    Object.assign(pen.canvas, { width, height });
    pen.drawImage(video, 0, 0);
    const { data } = pen.getImageData(0, 0, width, height);
    let luma = '';
    for (let at = 0; at < data.length; at += 4) luma += String.fromCharCode(data[at + 1] ?? 0);
    return { width, height, luma };
  });
  if (!picture) return null;
  const luma = Uint8Array.from(picture.luma, (letter) => letter.codePointAt(0) ?? 0);
  return readStrip(luma, picture.width, picture.height);
}

async function rowOfNewest(): Promise<{ state: string }> {
  const rows = await world.database.sql
    .select({ state: streamingSessions.state, id: streamingSessions.id })
    .from(streamingSessions);
  const newest = rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)).at(-1);
  if (!newest) throw new Error('there is no session');
  return newest;
}

const frame = async (page: Page) => (await stripOf(page))?.frame ?? 0;
const isLive = (page: Page) => expect.poll(() => frame(page), { timeout: 20_000 }).toBeGreaterThan(0);

async function findViolations(page: Page): Promise<string[]> {
  // Evaluated through the developer tools, because the page’s content security policy allows no injected scripts.
  await page.evaluate(axe);
  const found: Array<{ id: string; nodes: Array<{ html: string }> }> = await page.evaluate(
    'axe.run().then(({ violations }) => violations)',
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}

test('a visitor plays a link, moves the mouse and sees it in the picture, and comes back after a reload', async () => {
  const page = await openStream({ ShouldAutoPlay: '0' });
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Play' }).focus();
  await page.keyboard.press('Enter');
  await isLive(page);
  const first = await frame(page);
  await expect.poll(() => frame(page), { timeout: 20_000 }).toBeGreaterThan(first + 20);
  // What is moved before the data channel is open is lost, as for a person: it is moved until it shows.
  const pointer = async () => {
    await page.mouse.move(640, 180);
    await page.mouse.move(960, 540);
    const { x = 0, y = 0 } = (await stripOf(page)) ?? {};
    return [Math.round(x / 16), Math.round(y / 16)];
  };
  await expect.poll(pointer, { timeout: 20_000 }).toEqual([12, 12]);
  await page.getByRole('button', { name: 'Good' }).click();
  await page.getByText('Frame rate').waitFor();
  expect(await findViolations(page)).toEqual([]);
  const started = fleet.started.size;
  await page.reload();
  await page.getByRole('button', { name: 'Play' }).click();
  await isLive(page);
  expect(fleet.started.size).toBe(started);
  await page.getByRole('button', { name: 'End the session' }).click();
  await page.getByRole('heading', { name: 'You left the stream' }).waitFor();
  await page.getByRole('button', { name: 'Start again' }).click();
  await isLive(page);
  expect(fleet.started.size).toBe(started + 1);
});

test('a stream begins by itself, and ends with the word of whoever ended it', async () => {
  const page = await openStream({}, { phone: true });
  await isLive(page);
  await page.getByRole('button', { name: 'Turn on sound' }).waitFor();
  const id = [...fleet.started.keys()].at(-1) ?? '';
  await world.database.sql.transaction((tx) => endSession(tx, new Date(), id, 'We close now.'));
  await page.getByRole('heading', { name: 'The owner ended this session' }).waitFor();
  await page.getByText('We close now.').waitFor();
  expect(await findViolations(page)).toEqual([]);
});

test('whoever finds no place waits in the queue, and may leave it', async () => {
  fleet.places = 0;
  const page = await openStream({});
  await page.getByRole('heading', { name: 'You’re next' }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Leave the queue' }).click();
  await page.getByRole('heading', { name: 'You left', exact: true }).waitFor();
});

test('a build that dies is told in words, with a way on', async () => {
  const page = await openStream({});
  await page.getByRole('button', { name: 'Good' }).waitFor();
  fleet.endBuild([...fleet.started.keys()].at(-1) ?? '', 'crashed', ['Signal 11']);
  await page.getByRole('heading', { name: 'The application closed' }).waitFor();
  await page.getByRole('button', { name: 'Start again' }).waitFor();
});

test('the player is at most 90 KiB on the wire', async () => {
  const loaded: Promise<number>[] = [];
  const page = await (await browser.newContext()).newPage();
  page.on('requestfinished', (request) => {
    if (request.url().includes('/player/')) loaded.push(request.sizes().then((sizes) => sizes.responseBodySize));
  });
  const configId = await makeConfig(world, owner, 'weighed', { ShouldAutoPlay: '0' });
  const link = await makeLink(world, owner, { appId, configId });
  await page.goto(link.url, { waitUntil: 'networkidle' });
  const sizes = await Promise.all(loaded);
  // Its own script, Epic’s library, and the style.
  expect(sizes.length).toBeGreaterThanOrEqual(3);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(90 * 1024);
});

test('a mouse that moves while the visitor is warned says so once, not for every pixel', async () => {
  const said: string[] = [];
  let tell: ((message: object) => void) | undefined;
  const page = await openStream(
    {},
    {
      // The real server, which says one thing more.
      prepare: (opened) =>
        opened.routeWebSocket(/\/session\?/, (line) => {
          const server = line.connectToServer();
          line.onMessage((message) => {
            said.push(String(message));
            server.send(message);
          });
          tell = (message) => line.send(JSON.stringify(message));
        }),
    },
  );
  await page.getByRole('button', { name: 'Good' }).waitFor();
  const isActive = () => said.filter((message) => message.includes('"isActive":true')).length;
  await expect.poll(isActive).toBe(0);
  tell?.({ type: 'idle', secondsLeft: 28 });
  await page.getByText('The session ends in 28 s if nothing moves.').waitFor();
  await page.getByRole('button', { name: 'Stay' }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  for (let x = 0; x < 60; x += 1) await page.mouse.move(300 + x, 300);
  // One at once; the next regular sign of life may say it again.
  expect(isActive()).toBeGreaterThanOrEqual(1);
  expect(isActive()).toBeLessThanOrEqual(2);
  tell?.({ type: 'active' });
  await page.getByText('Still there?').waitFor({ state: 'hidden' });
});

test('a line that breaks is told once, keeps the focus, and the same session comes back', async () => {
  let cut: (() => Promise<void>) | undefined;
  let isCut = false;
  let lines = 0;
  const page = await openStream(
    {},
    {
      prepare: (opened) =>
        opened.routeWebSocket(/\/session\?/, (line) => {
          lines += 1;
          if (isCut) {
            void line.close({ code: 1012 });
            return;
          }
          const server = line.connectToServer();
          cut = async () => {
            isCut = true;
            await server.close({ code: 4000 });
            await line.close({ code: 1012 });
          };
        }),
    },
  );
  await page.getByRole('button', { name: 'Good' }).waitFor();
  const started = fleet.started.size;
  await cut?.();
  await page.getByRole('heading', { name: 'Reconnecting…' }).waitFor();
  await page.getByText(/^Your place is kept for 1:5\d\./).waitFor();
  await page.getByRole('button', { name: 'Start over' }).focus();
  // The next one is cut, too.
  const before = lines;
  await expect.poll(() => lines, { timeout: 10_000 }).toBeGreaterThan(before);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Start over');
  isCut = false;
  await page.getByRole('button', { name: 'Good' }).waitFor({ timeout: 20_000 });
  expect(fleet.started.size).toBe(started);
});

test('a stream that is ready only after its session ended is not shown', async () => {
  const released = Promise.withResolvers<void>();
  const page = await openStream(
    {},
    {
      prepare: (opened) =>
        opened.route('**/player/pixelstreamingfrontend*', async (route) => {
          await released.promise;
          await route.continue();
        }),
    },
  );
  // Its build waits for the viewer, whose player is still on the way.
  await expect.poll(async () => (await rowOfNewest()).state).toBe('connecting');
  const id = [...fleet.started.keys()].at(-1) ?? '';
  await world.database.sql.transaction((tx) => endSession(tx, new Date(), id, null));
  await page.getByRole('heading', { name: 'The owner ended this session' }).waitFor();
  const loaded = page.waitForResponse(/pixelstreamingfrontend/);
  released.resolve();
  await (await loaded).finished();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect(await page.locator('.media').count()).toBe(0);
});
