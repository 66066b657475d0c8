import type { StorageUsage } from './storage.ts';

/** An item in the bin that takes disk space until it is permanently removed. */
export interface Binned {
  id: string;
  sizeBytes: number;
}

/**
 * Which items must be permanently removed so that this many bytes fit in addition to what is used, reserved and in the
 * bin. `oldestFirst` is the whole bin. Never more than necessary. The reservation itself is already granted:
 * the bin does not count against the storage.
 */
export function binnedInTheWay(neededBytes: number, usage: StorageUsage, oldestFirst: readonly Binned[]): Binned[] {
  const inBin = oldestFirst.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  let over = usage.usedBytes + usage.reservedBytes + neededBytes + inBin - usage.totalBytes;
  return oldestFirst.filter(({ sizeBytes }) => {
    const isInTheWay = over > 0 && sizeBytes > 0;
    if (isInTheWay) over -= sizeBytes;
    return isInTheWay;
  });
}
