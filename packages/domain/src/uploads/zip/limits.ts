import { MIB } from '../../kit/index.ts';

/**
 * The maximum cost of reading a directory, whoever made the archive. The largest builds seen have about 100,000 files
 * and a directory of 12 MiB.
 */
export const DIRECTORY_LIMITS = {
  maxDirectoryBytes: 64 * MIB,
  maxEntries: 300_000,
} as const;
