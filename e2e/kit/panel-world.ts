import type { Browser } from 'playwright-core';
import { startWorld, type World, type WorldOptions } from '@launchyard/testing/world/world';
import { launchBrowser } from './browser.ts';
import type { Keep } from './open-together.ts';

/** Starts the services, with the built panel and nobody in them, and a browser. */
export function startPanelWorld(keep: Keep, options: WorldOptions = {}): Promise<[World, Browser]> {
  return Promise.all([keep(startWorld({ withPanel: true, isPersistedOnly: true, ...options })), keep(launchBrowser())]);
}
