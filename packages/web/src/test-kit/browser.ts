import { webcrypto } from 'node:crypto';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { openTab } from '../kit/state.ts';
import { clearPicked } from '../uploads/scan/picked.ts';
import { stopTransfers } from '../uploads/transfer/transfers.ts';

/**
 * What jsdom lacks of a browser and the panel's libraries ask for: media queries (a desktop in light mode, without movement), observers of sizes, scrolling, and SHA-256.
 * It is loaded before every file of tests of screens.
 */
Object.assign(globalThis, {
  matchMedia: (media: string) => Object.assign(new EventTarget(), { matches: media.includes('reduced-motion'), media }),
  ResizeObserver: class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
});
Element.prototype.scrollIntoView = () => undefined;
if (!('subtle' in crypto)) Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle });

// What a test waits for comes at once, or late on a machine with much to do.
configure({ asyncUtilTimeout: 4_000 });

/** Files of one worker share the page and what they import: each test finds both as if it were the first. */
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  clearPicked();
  // What is sent would have the next test's upload wait for its turn.
  stopTransfers();
  openTab();
  localStorage.clear();
  sessionStorage.clear();
});
