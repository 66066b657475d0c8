import { launch, type Browser, type Page } from 'puppeteer-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { unpackBuild, type UnpackedBuild } from '@launchyard/sample/test-kit/unpacked-build';
import { makeTestedApp } from '@launchyard/testing/world/apps';
import { makeLink } from '@launchyard/testing/world/links';
import { SYSTEM_PATIENCE } from '@launchyard/testing/waits';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { openTogether } from './kit/open-together.ts';
import { readPicture, toStrip } from './kit/picture.ts';
import { makeSampleFleet, type SampleFleet } from './kit/sample-fleet.ts';

const executablePath = process.env['FIREFOX_PATH'] ?? '';

test.skipIf(executablePath !== '')('Firefox is not installed on this machine, so it played nothing', () => undefined);

describe.runIf(executablePath !== '')('in Debian’s Firefox', () => {
  let world: PlatformWorld;
  let browser: Browser;
  let sample: UnpackedBuild;
  let fleet: SampleFleet;
  beforeAll(() =>
    openTogether(async (keep) => {
      sample = await keep(unpackBuild());
      fleet = makeSampleFleet(sample.folder);
      world = await keep(startPlatform({ fleet }));
      await keep(fleet);
      browser = await keep(
        launch({
          browser: 'firefox',
          executablePath,
          headless: true,
          timeout: SYSTEM_PATIENCE,
          extraPrefsFirefox: {
            'media.autoplay.default': 0,
            // Both ends are on this machine.
            'media.peerconnection.ice.loopback': true,
            'media.peerconnection.ice.obfuscate_host_addresses': false,
          },
        }),
      );
    }),
  );

  test('a visitor plays a link, moves the mouse and sees it in the picture', async () => {
    const owner = await world.person({ username: 'northlight' });
    const app = await makeTestedApp(world, owner, 'Harbour', [1], { buildType: 'linux' });
    const link = await makeLink(world, owner, { appId: app.id });
    const page = await browser.newPage();
    page.setDefaultTimeout(SYSTEM_PATIENCE);
    await page.setViewport({ width: 1280, height: 720 });
    await page.goto(link.url);
    await expect.poll(async () => (await stripOf(page))?.frame ?? 0).toBeGreaterThan(20);
    const pointer = async () => {
      await page.mouse.move(640, 180);
      await page.mouse.move(960, 540);
      const { x = 0, y = 0 } = (await stripOf(page)) ?? {};
      return [Math.round(x / 16), Math.round(y / 16)];
    };
    await expect.poll(pointer).toEqual([12, 12]);
    await page.close();
  });
});

const stripOf = async (page: Page) => toStrip(await page.evaluate(readPicture));
