import { formatBytes } from '../kit/index.ts';

/**
 * Customers pay for what they send: their storage counts ZIPs. What those unpack to is ours to store, so it has a bound of its own, far above
 * what builds take: their large files are compressed already, and a build is rarely three times its ZIP.
 */
export const UNPACKED_PER_STORED = 10;

/** What all builds of an account may take unpacked, those in the bin included, by the storage that it has. */
export const mostUnpackedBytes = (storageBytes: number): number => storageBytes * UNPACKED_PER_STORED;

/** What was found where a build would go beyond it, for support and the customer. */
export const describeUnpacked = (build: { bytes: number; heldBytes: number; mostBytes: number }): string =>
  `this build takes ${formatBytes(build.bytes)} unpacked, your other builds ${formatBytes(build.heldBytes)}; the limit is ${formatBytes(build.mostBytes)}`;
