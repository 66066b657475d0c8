import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser } from './browser.ts';
import { makeBuilds, type Builds } from './builds.ts';
import { startSystem, type System } from './system.ts';

/** What the tests of a file share; available once its first test runs. */
export interface World {
  readonly system: System;
  readonly browser: Browser;
  readonly builds: Builds;
}

/**
 * Starts the product, a browser and a folder of builds for the calling file, and removes all of them after its tests.
 */
export function openWorld(...settings: Parameters<typeof startSystem>): World {
  let parts: World | null = null;
  const get = (): World => {
    if (parts === null) throw new Error('the world is available only while the tests of the file run');
    return parts;
  };
  beforeAll(async () => {
    const [system, browser, builds] = await Promise.all([startSystem(...settings), launchBrowser(), makeBuilds()]);
    parts = { system, browser, builds };
  });
  afterAll(async () => {
    await parts?.browser.close();
    await Promise.all([parts?.system.stop(), parts?.builds.remove()]);
  });
  return {
    get system() {
      return get().system;
    },
    get browser() {
      return get().browser;
    },
    get builds() {
      return get().builds;
    },
  };
}
