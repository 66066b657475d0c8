import { MIB } from '../../kit/index.ts';

/**
 * What reading a directory may cost, whoever made the archive. The largest builds seen have some 100,000 files and a
 * directory of 12 MiB.
 */
export const DIRECTORY_LIMITS = {
  maxDirectoryBytes: 64 * MIB,
  maxEntries: 300_000,
} as const;
