import type { Violation } from '../kit/index.ts';
import { FREE_STORAGE_BYTES } from './free-storage.ts';
import { noRoomToReturn, storageShort } from './violations.ts';

/** All in bytes. `reserved` is held by uploads that are still being sent; it counts like `used`. */
export interface StorageUsage {
  usedBytes: number;
  reservedBytes: number;
  totalBytes: number;
  purchasedBytes: number;
}

export function storageUsage(usedBytes: number, reservedBytes: number, purchasedBytes: number): StorageUsage {
  return { usedBytes, reservedBytes, purchasedBytes, totalBytes: FREE_STORAGE_BYTES + purchasedBytes };
}

/** What is neither used nor reserved, in bytes; 0 if more is stored than allowed. */
export function availableBytes({ totalBytes, usedBytes, reservedBytes }: StorageUsage): number {
  return Math.max(0, totalBytes - usedBytes - reservedBytes);
}

/** Applications §5: refused if the file plus what is used reaches the total; an exact fit is refused, too. */
export function checkStorage(sizeBytes: number, usage: StorageUsage): Violation[] {
  const wanted = sizeBytes + usage.usedBytes + usage.reservedBytes;
  return wanted >= usage.totalBytes ? [storageShort(wanted - usage.totalBytes)] : [];
}

/** Restored items use their storage again. They had it before, so they may fill the storage exactly. */
export function checkReturn(sizeBytes: number, usage: StorageUsage): Violation[] {
  const wanted = sizeBytes + usage.usedBytes + usage.reservedBytes;
  return sizeBytes > 0 && wanted > usage.totalBytes ? [noRoomToReturn(wanted - usage.totalBytes)] : [];
}

/** The storage bar, wherever it is shown. Reservations of uploads count like used storage. */
export function storageBar(
  usage: Pick<StorageUsage, 'usedBytes' | 'reservedBytes' | 'totalBytes'>,
): UsageBar & { heldBytes: number } {
  const heldBytes = usage.usedBytes + usage.reservedBytes;
  return { heldBytes, ...usageBar(heldBytes, usage.totalBytes) };
}

/** How full something is, as a bar shows it. */
export interface UsageBar {
  /** The true percentage, above 100 if more is used than allowed. */
  percent: number;
  widthPercent: number;
  isCritical: boolean;
}

/** A usage bar is red above this, not at it. */
export const CRITICAL_PERCENT = 90;

/** A usage bar: the true percentage, and the width capped at 100. */
export function usageBar(used: number, total: number): UsageBar {
  const percent = total > 0 ? (used / total) * 100 : 0;
  return { percent, widthPercent: Math.min(100, percent), isCritical: percent > CRITICAL_PERCENT };
}
