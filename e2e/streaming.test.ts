import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
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
async function openStream(data: Record<string, unknown>, options: { phone?: boolean } = {}): Promise<Page> {
  count += 1;
  const configId = await makeConfig(world, owner, `config_${count}`, data);
  const link = await makeLink(world, owner, { appId, configId });
  const viewport = options.phone === true ? { width: 390, height: 844 } : { width: 1280, height: 720 };
  const page = await (await browser.newContext({ viewport, reducedMotion: 'reduce' })).newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
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
  await page.getByRole('heading', { name: 'You left the queue' }).waitFor();
});

test('a build that dies is told in words, with a way on', async () => {
  const page = await openStream({});
  await page.getByRole('button', { name: 'Good' }).waitFor();
  fleet.endBuild([...fleet.started.keys()].at(-1) ?? '', 'crashed', ['Signal 11']);
  await page.getByRole('heading', { name: 'The application closed' }).waitFor();
  await page.getByRole('button', { name: 'Start again' }).waitFor();
});
