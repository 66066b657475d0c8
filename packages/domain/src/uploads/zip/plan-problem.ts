/** Why an archive is not unpacked. Problems of one entry carry its index and name. */
export const PLAN_PROBLEM_CODES = [
  /** Claims a UTF-8 name that is not UTF-8. */
  'NAME_NOT_UTF8',
  /** Its Unicode path field has another name: some unpackers would write that one. */
  'NAME_AMBIGUOUS',
  /** No name at all, or a file whose name is only `.`. */
  'PATH_EMPTY',
  /** Starts with a slash, a drive or a server. */
  'PATH_ABSOLUTE',
  /** Contains `..`. */
  'PATH_TRAVERSAL',
  /**
   * A control character, a character that changes the text direction, or one of `< > : " | ? *`. Figures: codePoint.
   */
  'PATH_CHARACTER',
  /** A name that Windows reserves for devices: CON, NUL, COM1… */
  'PATH_RESERVED',
  /** A name that ends in a dot or a space, which Windows drops. */
  'PATH_TRAILING',
  /** Figures: bytes, maxSegmentBytes or maxPathBytes. */
  'PATH_TOO_LONG',
  /** Figures: depth, maxDepth. */
  'PATH_TOO_DEEP',
  'LINK',
  /** A device, a pipe or a socket. Figures: unixMode. */
  'SPECIAL_FILE',
  /** Marked as a folder but has contents. Figures: bytes. */
  'FOLDER_WITH_DATA',
  'ENCRYPTED',
  /** Figures: method; `compressionMethodName` names it. */
  'METHOD_UNSUPPORTED',
  /** Packed and unpacked size contradict each other. Figures: compressedBytes, bytes. */
  'SIZES_DISAGREE',
  /** Figures: compressedBytes, bytes, maxRatio. Without an entry: of all files together. */
  'RATIO',
  /** The same path twice, ignoring case and how accents are composed. Figures: otherEntryIndex. */
  'DUPLICATE',
  /** The same path is a file and a folder. Figures: otherEntryIndex, if the other one has an entry. */
  'FILE_AND_FOLDER',
  /** Two entries share bytes of the archive. Figures: otherEntryIndex. */
  'OVERLAP',
  /** Figures: totalBytes, maxTotalBytes. */
  'TOTAL_TOO_LARGE',
  /** Figures: entries or folders, maxEntries. */
  'TOO_MANY_ENTRIES',
  /** Empty, or folders only. */
  'NO_FILES',
] as const;
export type PlanProblemCode = (typeof PLAN_PROBLEM_CODES)[number];

/** Why an archive must not be unpacked, and which entry is to blame. */
export interface PlanProblem {
  code: PlanProblemCode;
  entryIndex: number | null;
  /** At most 200 characters of the name as stored; escape it before showing it. */
  name: string | null;
  /** The same for the entry that it collides with, if there is one. */
  otherName: string | null;
  figures: Record<string, number>;
}
