import type { ZipDirectory } from './directory.ts';
import type { ZipEntry } from './entry.ts';
import { checkEntryData } from './plan-data.ts';
import { EXTRACTION_LIMITS, type ExtractionLimits } from './plan-limits.ts';
import { findOverlaps } from './plan-overlaps.ts';
import { PathChecker } from './plan-path.ts';
import type { PlanProblem, PlanProblemCode } from './plan-problem.ts';
import { PathTree } from './plan-tree.ts';

/** One file that unpacking must write. */
export interface PlannedFile {
  entryIndex: number;
  /**
   * Relative, with `/`, safe on Windows and Linux; may differ from the entry’s name by dropped `.` and empty segments.
   */
  path: string;
  bytes: number;
  crc32: number;
}

/** Exactly what unpacking must leave on disk. */
export interface ExtractionPlan {
  files: PlannedFile[];
  /** All folders, including those only implied by files, parents first. */
  directories: string[];
  totalBytes: number;
}

/** The result of planning how to unpack an archive. */
export type ExtractionPlanning =
  | { plan: ExtractionPlan; problems: []; problemCount: 0 }
  | { plan: null; problems: PlanProblem[]; problemCount: number };

/** How many problems are listed; `problemCount` counts all. */
const MAX_PROBLEMS_TOLD = 50;
const MAX_NAME_TOLD = 200;

/**
 * Decides what an archive would unpack to, before anything is written, or why it is not unpacked. It only judges the
 * directory; the unpacker compares local headers, checksums and the actual output with the plan. Wrong counts and data
 * outside the archive are refused when the directory is read.
 */
export function planExtraction(
  directory: Pick<ZipDirectory, 'entries'>,
  limits: ExtractionLimits = EXTRACTION_LIMITS,
): ExtractionPlanning {
  const { entries } = directory;
  const report = new ProblemReport(entries);
  if (entries.length > limits.maxEntries) {
    report.add('TOO_MANY_ENTRIES', null, { entries: entries.length, maxEntries: limits.maxEntries });
    return report.asPlanning();
  }

  const files: PlannedFile[] = [];
  const checker = new PathChecker(limits);
  const tree = new PathTree(limits.maxEntries);
  let totalBytes = 0;
  let totalCompressed = 0;
  for (const entry of entries) {
    const { path, problem: pathProblem } = checker.check(entry);
    if (!path) {
      report.add(pathProblem.code, entry, pathProblem.figures);
      continue;
    }
    const problem = checkEntryData(entry, limits) ?? tree.place(entry, path);
    if (problem) {
      report.add(problem.code, entry, problem.figures);
      if (tree.isFull) return report.asPlanning();
      continue;
    }
    if (entry.isDirectory) continue;
    files.push({ entryIndex: entry.index, path: path.path, bytes: entry.bytes, crc32: entry.crc32 });
    totalBytes += entry.bytes;
    totalCompressed += entry.compressedBytes;
  }

  for (const overlap of findOverlaps(entries)) {
    report.add('OVERLAP', overlap.entry, { otherEntryIndex: overlap.otherEntryIndex });
  }
  if (totalBytes > limits.maxTotalBytes) {
    report.add('TOTAL_TOO_LARGE', null, { totalBytes, maxTotalBytes: limits.maxTotalBytes });
  }
  if (totalBytes > limits.ratioFreeBytes && totalBytes > totalCompressed * limits.maxRatio) {
    report.add('RATIO', null, { compressedBytes: totalCompressed, bytes: totalBytes, maxRatio: limits.maxRatio });
  }
  if (report.count === 0 && files.length === 0) report.add('NO_FILES', null, {});
  if (report.count > 0) return report.asPlanning();
  return { plan: { files, directories: tree.folders(), totalBytes }, problems: [], problemCount: 0 };
}

class ProblemReport {
  count = 0;
  readonly told: PlanProblem[] = [];
  readonly #entries: readonly ZipEntry[];

  constructor(entries: readonly ZipEntry[]) {
    this.#entries = entries;
  }

  add(code: PlanProblemCode, entry: ZipEntry | null, figures: Record<string, number>): void {
    this.count += 1;
    if (this.told.length === MAX_PROBLEMS_TOLD) return;
    const name = entry && entry.name.slice(0, MAX_NAME_TOLD);
    const { otherEntryIndex } = figures;
    const other = otherEntryIndex === undefined ? undefined : this.#entries[otherEntryIndex];
    const otherName = other?.name.slice(0, MAX_NAME_TOLD) ?? null;
    this.told.push({ code, entryIndex: entry && entry.index, name, otherName, figures });
  }

  asPlanning(): ExtractionPlanning {
    return { plan: null, problems: this.told, problemCount: this.count };
  }
}
