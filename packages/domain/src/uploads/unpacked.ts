import { formatBytes } from '../kit/index.ts';

/**
 * Customers pay for what they send: their storage counts ZIPs. The unpacked files are ours to store, so they have a
 * separate limit, far above real builds: their large files are already compressed, and a build is rarely three times
 * its ZIP.
 */
export const UNPACKED_PER_STORED = 10;

/** What all builds of an account may take unpacked, including those in the bin, by the account’s storage. */
export const mostUnpackedBytes = (storageBytes: number): number => storageBytes * UNPACKED_PER_STORED;

/** The figures of a build that would exceed it, for support and the customer. */
export const describeUnpacked = (build: { bytes: number; heldBytes: number; mostBytes: number }): string =>
  `this build takes ${formatBytes(build.bytes)} unpacked, your other builds ${formatBytes(build.heldBytes)}; the limit is ${formatBytes(build.mostBytes)}`;
