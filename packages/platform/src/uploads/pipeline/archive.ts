import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import {
  describeProblem,
  explainProblem,
  planExtraction,
  readZipDirectory,
  uploadFailures,
  type ByteSource,
  type ExtractionPlan,
  type PlanProblem,
  type ZipEntry,
  type ZipProblem,
} from '@launchyard/domain/uploads';
import { isCode } from '../../kit/errno.ts';
import type { Folders } from '../../providers/files/folders.ts';
import { StageFailure } from './stage.ts';

/** The path of an upload’s assembled archive while its pipeline runs. */
export const archivePath = (folders: Folders, uploadId: string): string => join(folders.work(uploadId), 'build.zip');

/** An archive with what it would unpack to, or why it is not unpacked. */
export interface Archive {
  file: FileHandle;
  entries: ZipEntry[];
  plan: ExtractionPlan | null;
  /** What is wrong, for support and the customer, and what to do about it; null if nothing is. */
  problem: { evidence: string; advice: string } | null;
}

/** The assembled archive is gone, as after a power cut; its parts are still there. */
export class ArchiveMissing extends Error {
  override name = 'ArchiveMissing';
}

/** Opens an archive, passes it to `use` and closes it. Throws ArchiveMissing if there is none. */
export async function withArchive<T>(path: string, use: (archive: Archive) => Promise<T>): Promise<T> {
  const file = await openArchive(path);
  try {
    return await use(await readArchive(file));
  } finally {
    await file.close();
  }
}

/** The failure for an archive that cannot or must not be unpacked. */
export const notExtractable = (evidence: string, advice: string | null = null) =>
  new StageFailure({ ...uploadFailures.notExtractable, advice }, evidence);

async function openArchive(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'r');
  } catch (error) {
    throw isCode(error, 'ENOENT') ? new ArchiveMissing(path, { cause: error }) : error;
  }
}

async function readArchive(file: FileHandle): Promise<Archive> {
  const reading = await readZipDirectory(await sourceOf(file));
  if (!reading.directory) return { file, entries: [], plan: null, problem: describe(reading.problem) };
  const { entries } = reading.directory;
  const planning = planExtraction({ entries });
  if (planning.plan) return { file, entries, plan: planning.plan, problem: null };
  const [first] = planning.problems;
  if (!first) throw new Error('an archive was not planned and nothing was found wrong with it');
  return { file, entries, plan: null, problem: describe(first, planning.problemCount) };
}

async function sourceOf(file: FileHandle): Promise<ByteSource> {
  const { size } = await file.stat();
  return {
    size,
    async read(offset, length) {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset);
      return buffer.subarray(0, bytesRead);
    },
  };
}

/** What is wrong, with its figures, and what to do about it. */
const describe = (problem: ZipProblem | PlanProblem, count = 1): NonNullable<Archive['problem']> => ({
  evidence: describeProblem(problem, count),
  advice: explainProblem(problem).advice,
});
