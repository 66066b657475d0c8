import { machineClock, SpeedLimit } from '@launchyard/transfer';
import { createStore } from '../../kit/store.ts';

/** How fast the uploads of this window may go together, kept for the next visit with this browser. */
export const speedLimit = new SpeedLimit(machineClock, read('uploadLimit'));

/** The same for screens. Null: none. */
export const chosenLimit = createStore(speedLimit.bytesPerSecond);

export function changeSpeedLimit(bytesPerSecond: number | null): void {
  speedLimit.set(bytesPerSecond);
  chosenLimit.set(bytesPerSecond);
  write('uploadLimit', bytesPerSecond);
}

/** What an upload of this browser last reached, in bytes per second; null before the first one. */
export const measuredBytesPerSecond = (): number | null => read('uploadSpeed');

export const rememberSpeed = (bytesPerSecond: number): void => write('uploadSpeed', Math.round(bytesPerSecond));

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
