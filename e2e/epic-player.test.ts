import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { build } from 'vite';
import { issueTicket } from '@launchyard/platform/signalling/ticket';
import { startSample, type StartedSample } from '@launchyard/sample/test-kit/started-sample';
import { unpackBuild, type UnpackedBuild } from '@launchyard/sample/test-kit/unpacked-build';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { launchBrowser } from './kit/browser.ts';
import { openTogether } from './kit/open-together.ts';

let world: PlatformWorld;
let browser: Browser;
let sample: UnpackedBuild;
let script: string;
beforeAll(() =>
  openTogether(async (keep) => {
    [sample, world, browser, script] = await Promise.all([
      keep(unpackBuild()),
      keep(startPlatform()),
      keep(launchBrowser()),
      bundle('stream-page/epic-player.ts'),
    ]);
  }),
);

const ROOM = 'ins_tested';

/** A line to the streams process of the world, for one end of the room. */
function lineFor(side: 'streamer' | 'player'): string {
  const { addresses, signingSecret } = world.config;
  const now = new Date();
  const ticket =
    side === 'player'
      ? issueTicket(signingSecret, { room: ROOM, side, now })
      : issueTicket(signingSecret, { room: ROOM, side, expiresAt: new Date(now.getTime() + 3_600_000) });
  const origin = side === 'player' ? addresses.stream : addresses.signalling;
  return `${origin.replace('http', 'ws')}/signalling?ticket=${ticket}`;
}

const startStreamer = (): StartedSample =>
  startSample(sample.folder, [`-PixelStreamingURL=${lineFor('streamer')}`, '-PixelStreamingID=CalledOtherwise']);

/** Epic’s player on a page of the stream origin, which has no scripts of its own. */
async function openPlayer(): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 640, height: 360 }, bypassCSP: true });
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.goto(`${world.config.addresses.stream}/nothing?ss=${encodeURIComponent(lineFor('player'))}`);
  await page.addScriptTag({ content: script, type: 'module' });
  return page;
}

const stripOf = (page: Page) => page.evaluate(() => window.tested.strip());
const eventsOf = (page: Page) => page.evaluate(() => window.tested.events);

test('Epic’s own player plays the sample build through our signalling, sends input, and is told when the build dies', async () => {
  const streamer = startStreamer();
  await streamer.line(/Registered as ins_tested\./);
  const page = await openPlayer();
  await expect.poll(async () => (await stripOf(page))?.frame ?? 0).toBeGreaterThan(0);
  const first = (await stripOf(page))?.frame ?? 0;
  await expect.poll(async () => (await stripOf(page))?.frame ?? 0).toBeGreaterThan(first + 20);

  // What is moved before the data channel is open is lost, as for a person: it is moved until it shows.
  const pointer = async () => {
    await page.mouse.move(320, 90);
    await page.mouse.move(480, 270);
    const { x = 0, y = 0 } = (await stripOf(page)) ?? {};
    return [Math.round(x / 16), Math.round(y / 16)];
  };
  await expect.poll(pointer).toEqual([12, 12]);

  streamer.kill('SIGKILL');
  await streamer.exit;
  await expect.poll(() => eventsOf(page)).toContain('webRtcDisconnected');
  await page.context().close();
});

async function bundle(entry: string): Promise<string> {
  const bundled = await build({
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'error',
    root: import.meta.dirname,
    build: { write: false, modulePreload: false, rolldownOptions: { input: entry } },
  });
  const [code] = 'output' in bundled ? bundled.output : [];
  if (!code || !('code' in code)) throw new Error(`${entry} was not bundled`);
  return code.code;
}
