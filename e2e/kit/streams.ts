import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll } from 'vitest';
import { unpackBuild } from '@launchyard/sample/test-kit/unpacked-build';
import { makeTestedApp } from '@launchyard/testing/world/apps';
import { makeConfig } from '@launchyard/testing/world/links';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { launchBrowser } from './browser.ts';
import { openTogether } from './open-together.ts';
import { makeSampleFleet, type SampleFleet } from './sample-fleet.ts';

const PLACES = 8;

/** What the tests of a file share; available once its first test runs. */
export interface Streams {
  readonly world: PlatformWorld;
  readonly browser: Browser;
  readonly fleet: SampleFleet;
  readonly owner: TestPerson;
  /** An application whose version 1 is the sample build. */
  readonly appId: string;
  /** The time of the services. */
  now(): Date;
  /** Holds their time still until the returned function is called, or the test ends: no grace of theirs is over. */
  holdTime(): () => void;
  /** Makes a config with these wire settings; its id. */
  makeConfig(data?: Record<string, unknown>): Promise<string>;
}

type Parts = Pick<Streams, 'world' | 'browser' | 'fleet' | 'owner' | 'appId'>;

/**
 * Starts services with a fleet that runs the sample build, and a browser for the calling file. After each test its pages
 * are closed and the fleet has all its places; after the last everything is removed.
 */
export function openStreams(): Streams {
  let parts: Parts | null = null;
  let configs = 0;
  let behind = 0;
  let heldAt: number | null = null;
  const now = () => new Date((heldAt ?? Date.now()) - behind);
  const letTimePass = () => {
    if (heldAt !== null) behind += Date.now() - heldAt;
    heldAt = null;
  };
  const get = () => {
    if (parts === null) throw new Error('the streams are available only while the tests of the file run');
    return parts;
  };
  beforeAll(() =>
    openTogether(async (keep) => {
      const sample = await keep(unpackBuild());
      const fleet = makeSampleFleet(sample.folder);
      const world = await keep(startPlatform({ fleet, clock: now }));
      await keep(fleet);
      const browser = await keep(launchBrowser());
      const owner = await world.person({ username: 'northlight' });
      const { id: appId } = await makeTestedApp(world, owner, 'Harbour', [1], { buildType: 'linux' });
      parts = { world, browser, fleet, owner, appId };
    }),
  );
  afterEach(async () => {
    letTimePass();
    get().fleet.places = PLACES;
    for (const context of get().browser.contexts()) await context.close();
  });
  return {
    get world() {
      return get().world;
    },
    get browser() {
      return get().browser;
    },
    get fleet() {
      return get().fleet;
    },
    get owner() {
      return get().owner;
    },
    get appId() {
      return get().appId;
    },
    now,
    holdTime() {
      heldAt ??= Date.now();
      return letTimePass;
    },
    makeConfig(data = {}) {
      configs += 1;
      return makeConfig(get().world, get().owner, `config_${configs}`, data);
    },
  };
}

interface StreamPageOptions {
  phone?: boolean;
  prepare?: ((page: Page) => Promise<unknown>) | undefined;
}

/** Opens the page of a link. An error in it fails the test. */
export async function openStreamPage(browser: Browser, url: string, options: StreamPageOptions = {}): Promise<Page> {
  const viewport = options.phone === true ? { width: 390, height: 844 } : { width: 1280, height: 720 };
  const page = await (await browser.newContext({ viewport, reducedMotion: 'reduce' })).newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  await options.prepare?.(page);
  await page.goto(url);
  return page;
}
