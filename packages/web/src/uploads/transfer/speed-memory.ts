import { machineClock, SpeedLimit } from '@launchyard/transfer';
import { ofTab } from '../../kit/state.ts';
import { tabStore } from '../../kit/store.ts';

const LIMIT = 'uploadLimit';
const SPEED = 'uploadSpeed';

/** The total speed limit of this window's uploads, stored for the next visit. */
export const speedLimit = ofTab(() => new SpeedLimit(machineClock, read(LIMIT)));

/** The same for screens. Null: no limit. */
export const chosenLimit = tabStore(() => speedLimit().bytesPerSecond);

export function changeSpeedLimit(bytesPerSecond: number | null): void {
  speedLimit().set(bytesPerSecond);
  chosenLimit.set(bytesPerSecond);
  write(LIMIT, bytesPerSecond);
}

/**
 * The expected speed of the next upload in bytes per second; null if unknown. It determines the
 * size of the parts. A limit counts like a slow connection: a browser can only pause between parts,
 * so small parts keep the pauses short.
 */
export function expectedBytesPerSecond(): number | null {
  const known = [read(SPEED), speedLimit().bytesPerSecond].filter((speed) => speed !== null);
  return known.length === 0 ? null : Math.min(...known);
}

/**
 * A smaller change is normal variation and not worth a write: the speed is reported several times a
 * second.
 */
const MARGIN = 0.1;

/** Stores the speed of an unlimited upload, in bytes per second. */
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
    // Storage is blocked: every visit is like the first.
    return null;
  }
}

function write(key: string, value: number | null): void {
  try {
    if (value === null) localStorage.removeItem(`launchyard.${key}`);
    else localStorage.setItem(`launchyard.${key}`, String(value));
  } catch {
    // Storage is blocked: it applies to this visit.
  }
}
