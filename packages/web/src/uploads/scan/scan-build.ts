import { scanArchive, type ArchiveScan, type UnsafeArchive } from '@launchyard/domain/uploads';
import { sha256Hex } from '../../kit/sha256.ts';
import { openBlobSource, type ReadProgress, type Sliceable } from './blob-source.ts';

export interface BuildScan extends ArchiveScan {
  /** How long the scan took. */
  seconds: number;
}

export type ScanOutcome = { scan: BuildScan; unsafe: null } | { scan: null; unsafe: UnsafeArchive };

/**
 * Checks an archive before a byte of it is sent. Rejects with a NotReadableError if the file has
 * changed or is gone.
 */
export async function scanBuild(file: Sliceable, onProgress?: (progress: ReadProgress) => void): Promise<ScanOutcome> {
  const startedAt = performance.now();
  const outcome = await scanArchive(openBlobSource(file, onProgress), sha256Hex);
  if (!outcome.scan) return outcome;
  return { scan: { ...outcome.scan, seconds: (performance.now() - startedAt) / 1000 }, unsafe: null };
}
