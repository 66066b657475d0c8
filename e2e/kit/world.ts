import type { Browser } from 'playwright-core';
import { beforeAll } from 'vitest';
import { launchBrowser } from './browser.ts';
import { makeBuilds, type Builds } from './builds.ts';
import { openTogether } from './open-together.ts';
import { startProduct, type ProductOptions } from './product.ts';
import { startSystem, type Product, type System } from './system.ts';

/** What the tests of a file share; available once its first test runs. */
export interface World<P extends Product = Product> {
  readonly system: P;
  readonly browser: Browser;
  readonly builds: Builds;
}

/** Starts the product in this process, a browser and a folder of builds, and removes all of them after the file’s tests. */
export const openWorld = (options?: ProductOptions): World => open(() => startProduct(options));

/** The same with the processes of `npm start`, for tests that kill or freeze one of them. */
export const openProcesses = (...settings: Parameters<typeof startSystem>): World<System> =>
  open(() => startSystem(...settings));

function open<P extends Product>(start: () => Promise<P>): World<P> {
  let parts: World<P> | null = null;
  const get = (): World<P> => {
    if (parts === null) throw new Error('the world is available only while the tests of the file run');
    return parts;
  };
  beforeAll(() =>
    openTogether(async (keep) => {
      const [system, browser, builds] = await Promise.all([keep(start()), keep(launchBrowser()), keep(makeBuilds())]);
      parts = { system, browser, builds };
    }),
  );
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
