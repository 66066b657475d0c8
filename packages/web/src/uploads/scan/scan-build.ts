import {
  fingerprintInput,
  inspectBuild,
  planExtraction,
  readZipDirectory,
  type BuildInspection,
  type PlanProblem,
  type ZipProblem,
} from '@launchyard/domain/uploads';
import { sha256Hex } from '../../kit/sha256.ts';
import { openBlobSource, type ReadProgress, type Sliceable } from './blob-source.ts';

/** What is known of a build without having sent a byte of it. */
export interface BuildScan {
  inspection: BuildInspection;
  /** Tells whether a file picked again is the same one. */
  fingerprint: string;
  /** How long reading the directory took. */
  seconds: number;
}

/** Why the archive would not be unpacked: the first problem, and how many there are. */
export interface UnsafeArchive {
  problem: ZipProblem | PlanProblem;
  problemCount: number;
}

export type ScanOutcome = { scan: BuildScan; unsafe: null } | { scan: null; unsafe: UnsafeArchive };

/**
 * Reads the archive's directory, never its contents, and judges it as the pipeline will: an archive that must not be unpacked is refused
 * here, before a byte is sent. Rejects with a NotReadableError when the file has changed or gone.
 */
export async function scanBuild(file: Sliceable, onProgress?: (progress: ReadProgress) => void): Promise<ScanOutcome> {
  const startedAt = performance.now();
  const source = openBlobSource(file, onProgress);
  const { directory, problem } = await readZipDirectory(source);
  if (!directory) return refuse(problem, 1);
  const { problems, problemCount } = planExtraction(directory);
  const [first] = problems;
  if (first) return refuse(first, problemCount);
  const directoryBytes = await source.read(directory.offset, directory.length);
  const fingerprint = await sha256Hex(fingerprintInput(file.size, directoryBytes));
  const inspection = inspectBuild(directory.entries);
  return { scan: { inspection, fingerprint, seconds: (performance.now() - startedAt) / 1000 }, unsafe: null };
}

const refuse = (problem: ZipProblem | PlanProblem, problemCount: number): ScanOutcome => ({
  scan: null,
  unsafe: { problem, problemCount },
});
