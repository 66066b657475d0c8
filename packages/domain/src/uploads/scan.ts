import { inspectBuild, type BuildInspection } from './build/index.ts';
import type { ByteSource } from './zip/byte-source.ts';
import { readDirectoryBytes, readEntries } from './zip/directory.ts';
import { fingerprintOf, type Sha256Hex } from './zip/fingerprint.ts';
import { planExtraction } from './zip/plan.ts';
import type { PlanProblem } from './zip/plan-problem.ts';
import type { ZipProblem } from './zip/problem.ts';

/** What is known about a build before a byte of it is sent. */
export interface ArchiveScan {
  inspection: BuildInspection;
  /** Tells whether a file picked again is the same one. */
  fingerprint: string;
}

/** Why the archive would not be unpacked: the first problem, and how many there are. */
export interface UnsafeArchive {
  problem: ZipProblem | PlanProblem;
  problemCount: number;
}

/** The result of reading an archive’s directory: what is known about it, or why it must not be unpacked. */
export type ArchiveScanning = { scan: ArchiveScan; unsafe: null } | { scan: null; unsafe: UnsafeArchive };

/**
 * Reads an archive’s directory once, never its contents, and judges it like the pipeline: an archive that must not be
 * unpacked is refused before a byte is sent. Rejects only if the source does.
 */
export async function scanArchive(source: ByteSource, sha256Hex: Sha256Hex): Promise<ArchiveScanning> {
  const { fingerprint, directory, problem } = await readAndHash(source, sha256Hex);
  if (!directory) return refuse(problem, 1);
  const { problems, problemCount } = planExtraction(directory);
  const [first] = problems;
  if (first) return refuse(first, problemCount);
  return { scan: { inspection: inspectBuild(directory.entries), fingerprint }, unsafe: null };
}

/** A separate function, so that the bytes of the directory are freed before the rest needs memory. */
async function readAndHash(source: ByteSource, sha256Hex: Sha256Hex) {
  const { found, problem } = await readDirectoryBytes(source);
  if (!found) return { fingerprint: '', directory: null, problem };
  // Before there are entries, for the same reason.
  const fingerprint = await fingerprintOf(source.size, found.bytes, sha256Hex);
  return { fingerprint, ...readEntries(found) };
}

const refuse = (problem: ZipProblem | PlanProblem, problemCount: number): ArchiveScanning => ({
  scan: null,
  unsafe: { problem, problemCount },
});
