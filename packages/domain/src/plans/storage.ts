import { GIB, type Violation } from '../kit/index.ts';
import { noRoomToReturn, storageShort } from './violations.ts';

/** Account §9: 10 GB are free; what is bought comes on top. */
export const FREE_STORAGE_BYTES = 10 * GIB;

/** All in bytes. `reserved` is held by uploads that still receive parts; it counts like `used`. */
export interface StorageUsage {
  usedBytes: number;
  reservedBytes: number;
  totalBytes: number;
  purchasedBytes: number;
}

export function storageUsage(usedBytes: number, reservedBytes: number, purchasedBytes: number): StorageUsage {
  return { usedBytes, reservedBytes, purchasedBytes, totalBytes: FREE_STORAGE_BYTES + purchasedBytes };
}

/** What is neither used nor held, in bytes; nothing when more is stored than may be. */
export function availableBytes({ totalBytes, usedBytes, reservedBytes }: StorageUsage): number {
  return Math.max(0, totalBytes - usedBytes - reservedBytes);
}

/** Applications §5: refused when the file and what is used reach the total; an exact fit is refused, too. */
export function checkStorage(sizeBytes: number, usage: StorageUsage): Violation[] {
  const wanted = sizeBytes + usage.usedBytes + usage.reservedBytes;
  return wanted >= usage.totalBytes ? [storageShort(wanted - usage.totalBytes)] : [];
}

/** What was deleted takes its bytes again when it comes back. It had them before, so that it may fill the storage. */
export function checkReturn(sizeBytes: number, usage: StorageUsage): Violation[] {
  const wanted = sizeBytes + usage.usedBytes + usage.reservedBytes;
  return sizeBytes > 0 && wanted > usage.totalBytes ? [noRoomToReturn(wanted - usage.totalBytes)] : [];
}

/** What uploads hold counts like what is used: the bar of the storage, everywhere. */
export function storageBar(
  usage: Pick<StorageUsage, 'usedBytes' | 'reservedBytes' | 'totalBytes'>,
): UsageBar & { heldBytes: number } {
  const heldBytes = usage.usedBytes + usage.reservedBytes;
  return { heldBytes, ...usageBar(heldBytes, usage.totalBytes) };
}

/** How full something is, as a bar shows it. */
export interface UsageBar {
  /** The true share, above 100 where more is used than may be. */
  percent: number;
  widthPercent: number;
  isCritical: boolean;
}

/** A usage bar: the true share in percent, the width capped at 100, and red above (not at) 90. */
export function usageBar(used: number, total: number): UsageBar {
  const percent = total > 0 ? (used / total) * 100 : 0;
  return { percent, widthPercent: Math.min(100, percent), isCritical: percent > 90 };
}
