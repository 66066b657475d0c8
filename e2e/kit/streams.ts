import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, expect } from 'vitest';
import { unpackBuild } from '@launchyard/sample/test-kit/unpacked-build';
import { makeTestedApp } from '@launchyard/testing/world/apps';
import { makeConfig } from '@launchyard/testing/world/links';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { launchBrowser } from './browser.ts';
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
  /** Makes a config with these wire settings; its id. */
  makeConfig(data?: Record<string, unknown>): Promise<string>;
}

type Parts = Omit<Streams, 'makeConfig'>;

/**
 * Starts services with a fleet that runs the sample build, and a browser for the calling file. After each test its pages
 * are closed and the fleet has all its places; after the last everything is removed.
 */
export function openStreams(): Streams {
  let parts: Parts | null = null;
  let configs = 0;
  const get = () => {
    if (parts === null) throw new Error('the streams are available only while the tests of the file run');
    return parts;
  };
  beforeAll(async () => {
    const [browser, sample] = await Promise.all([launchBrowser(), unpackBuild()]);
    const fleet = makeSampleFleet(sample.folder);
    const world = await startPlatform({ fleet });
    const owner = await world.person({ username: 'northlight' });
    const { id: appId } = await makeTestedApp(world, owner, 'Harbour', [1], { buildType: 'linux' });
    parts = { world, browser, fleet, owner, appId };
    return async () => {
      await browser.close();
      await fleet.close();
      await world.close();
      await sample.remove();
    };
  });
  afterEach(async () => {
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

/**
 * Watches a page for the first text of a kind, since a countdown says something else a second later. Returns what waits
 * for that text.
 */
export async function watchForText(page: Page, kind: RegExp): Promise<() => Promise<string>> {
  const seen = await page.evaluateHandle((source) => {
    const found = { text: '' };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    look();
    return found;

    function look(): void {
      [found.text = ''] = new RegExp(source).exec(document.body.textContent ?? '') ?? [];
      if (found.text !== '') observer.disconnect();
    }
  }, kind.source);
  const read = () => seen.evaluate(({ text }) => text);
  return async () => {
    await expect.poll(read, { message: `the page says ${String(kind)}` }).not.toBe('');
    return read();
  };
}
