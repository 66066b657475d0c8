import type { StorageUsage } from './storage.ts';

/** Something in the bin that takes room on the disks until it goes for good. */
export interface Binned {
  id: string;
  sizeBytes: number;
}

/**
 * Reading 25: what must go for good so that so many bytes more fit in beside what is used, reserved and in the bin; `oldestFirst` is the
 * whole bin. Never more than is needed. The reservation itself is allowed already: the bin takes nothing of the storage.
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
