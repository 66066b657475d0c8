import type { Violation } from '../../kit/index.ts';
import { uploadViolations } from '../violations.ts';

/**
 * Why a directory could not be read. Every kind is refused with "The selected file is not extractable"; the code serves
 * to explain it.
 */
export const ZIP_PROBLEM_CODES = [
  /** Neither starts nor ends like a ZIP. Figures: sizeBytes. */
  'NOT_A_ZIP',
  /**
   * Starts like a ZIP, but its end record is missing: truncated, or more than 64 KiB were appended. Figures: sizeBytes.
   */
  'END_RECORD_MISSING',
  /** Two places look like the end: unpackers would disagree about the contents. Figures: endRecords. */
  'END_RECORD_AMBIGUOUS',
  /** Bytes follow the end record: two files glued together, or a broken download. Figures: trailingBytes. */
  'TRAILING_DATA',
  /** One part of a split archive. Figures: diskNumber if known. */
  'MULTI_DISK',
  /** The ZIP64 locator points to no ZIP64 record, or not to the existing one. Figures: recordOffset. */
  'ZIP64_RECORD_MISSING',
  /**
   * Larger than 4 GiB without ZIP64 records (macOS’ Archive Utility does this): offsets overflow. Figures:
   * directoryOffset.
   */
  'ZIP64_MISSING',
  /** The ZIP64 and the classic end record contradict each other. Figures: the field’s two values. */
  'END_RECORDS_DISAGREE',
  /** Figures: directoryBytes, maxDirectoryBytes. */
  'DIRECTORY_TOO_LARGE',
  /** Figures: entries, maxEntries. */
  'TOO_MANY_ENTRIES',
  /** The directory would start before the file does. Figures: directoryOffset, directoryBytes, sizeBytes. */
  'DIRECTORY_OUT_OF_BOUNDS',
  /** An entry of the directory is truncated or invalid. Figures: entryIndex, offset (from the directory’s start). */
  'DIRECTORY_DAMAGED',
  /** The end record states another number of entries than the directory holds. Figures: statedEntries, foundEntries. */
  'COUNT_WRONG',
  /** An entry lacks a required ZIP64 field. Figures: entryIndex. */
  'ENTRY_ZIP64_MISSING',
  /** An entry has two ZIP64 fields, or one that contradicts the entry’s size or position. Figures: entryIndex. */
  'ENTRY_ZIP64_DISAGREES',
  /** An entry’s data would not precede the directory. Figures: entryIndex, localHeaderOffset, compressedBytes. */
  'ENTRY_OUT_OF_BOUNDS',
  /**
   * The source returned fewer bytes than it has according to its size: the file changed while it was read. Figures:
   * wantedBytes, gotBytes.
   */
  'SOURCE_SHORT',
] as const;
export type ZipProblemCode = (typeof ZIP_PROBLEM_CODES)[number];

/** Why the directory of an archive cannot be read. */
export interface ZipProblem {
  code: ZipProblemCode;
  figures: Record<string, number>;
}

/** The refusal for a problem of the directory or of the plan (applications §5: the archive must be extractable). */
export function notExtractable(problem: { figures: Record<string, number> }): Violation {
  return { ...uploadViolations.notExtractable, figures: problem.figures };
}
