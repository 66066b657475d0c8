import {
  fingerprintInput,
  inspectBuild,
  readZipDirectory,
  type BuildInspection,
  type ZipProblem,
} from '@launchyard/domain/uploads';
import { sha256Hex } from '../kit/sha256.ts';

/** What is known of a build without having sent a byte of it. */
export interface BuildScan {
  inspection: BuildInspection;
  /** Tells whether a file picked again is the same one. */
  fingerprint: string;
  /** How long reading the directory took. */
  seconds: number;
}

export type ScanOutcome = { scan: BuildScan; problem: null } | { scan: null; problem: ZipProblem };

/** Reads the archive's directory, never its contents. Rejects with a NotReadableError when the file has changed or gone. */
export async function scanBuild(file: Blob): Promise<ScanOutcome> {
  const startedAt = performance.now();
  const read = async (offset: number, length: number) =>
    new Uint8Array(await file.slice(offset, offset + length).arrayBuffer());
  const { directory, problem } = await readZipDirectory({ size: file.size, read });
  if (!directory) return { scan: null, problem };
  const directoryBytes = await read(directory.offset, directory.length);
  const fingerprint = await sha256Hex(new Uint8Array(fingerprintInput(file.size, directoryBytes)));
  const inspection = inspectBuild(directory.entries);
  return { scan: { inspection, fingerprint, seconds: (performance.now() - startedAt) / 1000 }, problem: null };
}
