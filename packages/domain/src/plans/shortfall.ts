import { GIB } from '../kit/index.ts';

/** Bytes as the shortfall dialog shows them: GB with three decimals, rounded up, at least 0.001. */
export function formatShortfall(missingBytes: number): string {
  return Math.max(0.001, Math.ceil((missingBytes / GIB) * 1000) / 1000).toFixed(3);
}
