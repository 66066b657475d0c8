import { machineClock, SpeedLimit } from '@launchyard/transfer';
import { ofTab } from '../../kit/state.ts';
import { tabStore } from '../../kit/store.ts';

const LIMIT = 'uploadLimit';
const SPEED = 'uploadSpeed';

/** How fast the uploads of this window may go together, kept for the next visit with this browser. */
export const speedLimit = ofTab(() => new SpeedLimit(machineClock, read(LIMIT)));

/** The same for screens. Null: none. */
export const chosenLimit = tabStore(() => speedLimit().bytesPerSecond);

export function changeSpeedLimit(bytesPerSecond: number | null): void {
  speedLimit().set(bytesPerSecond);
  chosenLimit.set(bytesPerSecond);
  write(LIMIT, bytesPerSecond);
}

/**
 * How fast the next upload will send, in bytes per second, as far as is known; null when nothing is. The size of its parts is made of it. A
 * limit counts like a slow line: a browser keeps to it between parts only, and small ones keep the pauses between them short.
 */
export function expectedBytesPerSecond(): number | null {
  const known = [read(SPEED), speedLimit().bytesPerSecond].filter((speed) => speed !== null);
  return known.length === 0 ? null : Math.min(...known);
}

/** Less of a change than this is the weather of the line, and not worth a write: it is told several times a second. */
const MARGIN = 0.1;

/** Takes what an upload of this browser reaches without a limit, in bytes per second. */
export function rememberSpeed(bytesPerSecond: number): void {
  const before = read(SPEED);
  if (before !== null && Math.abs(bytesPerSecond - before) < before * MARGIN) return;
  write(SPEED, Math.round(bytesPerSecond));
}

function read(key: string): number | null {
  try {
    const value = Number(localStorage.getItem(`launchyard.${key}`));
    return Number.isFinite(value) && value > 0 ? value : null;
  } catch {
    // A browser that keeps nothing: every visit is the first one.
    return null;
  }
}

function write(key: string, value: number | null): void {
  try {
    if (value === null) localStorage.removeItem(`launchyard.${key}`);
    else localStorage.setItem(`launchyard.${key}`, String(value));
  } catch {
    // Nothing is kept; it holds for this visit.
  }
}
