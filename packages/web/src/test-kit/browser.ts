import { webcrypto } from 'node:crypto';
import { cleanup, configure } from '@testing-library/react';
import { PATIENCE } from '@launchyard/testing/waits';
import { afterEach, vi } from 'vitest';
import { openTab } from '../kit/state.ts';
import { clearPicked } from '../uploads/scan/picked.ts';
import { stopTransfers } from '../uploads/transfer/transfers.ts';

/**
 * Browser features that jsdom lacks and the panel's libraries need: media queries (a desktop in
 * light mode, without motion), resize observers, scrolling, and SHA-256. It is loaded before every
 * test file of screens.
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

// Results arrive immediately, or late on a busy machine.
configure({ asyncUtilTimeout: PATIENCE });

/**
 * Files in one worker share the page and its modules: reset both, as if each test were the first.
 */
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  clearPicked();
  // A running upload would make the next test's upload wait.
  stopTransfers();
  openTab();
  localStorage.clear();
  sessionStorage.clear();
});
