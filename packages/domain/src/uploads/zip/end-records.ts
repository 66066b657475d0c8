import type { ZipProblem } from './problem.ts';

/** Where the directory is, as an absolute position, and what the end of the archive says about it. */
export interface DirectoryLocation {
  offset: number;
  length: number;
  statedEntries: number;
  isZip64: boolean;
  /**
   * The bytes in front of the archive that its offsets do not count (a self-extractor prepended to a finished archive).
   */
  prefixBytes: number;
}

type Located = { location: DirectoryLocation; problem: null } | { location: null; problem: ZipProblem };

const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const LOCATOR_SIGNATURE = 0x07064b50;
const LOCATOR_BYTES = 20;
const RECORD_SIGNATURE = 0x06064b50;
const RECORD_BYTES = 56;
const MAX_COMMENT_BYTES = 0xffff;

/**
 * The end of a file that contains all end records: a comment of at most 64 KiB, and three records of fixed length
 * before it.
 */
export const TAIL_BYTES = RECORD_BYTES + LOCATOR_BYTES + END_BYTES + MAX_COMMENT_BYTES;

const refuse = (code: ZipProblem['code'], figures: Record<string, number>): Located => ({
  location: null,
  problem: { code, figures },
});

/**
 * Finds the directory from the archive’s tail, or null if there is no end record.
 *
 * An end record counts only if its comment ends exactly where the file ends and contains nothing that looks like
 * another end record. Unpackers disagree about such files, and about those with something appended, and what was
 * checked must be what is unpacked. Bytes in front of the archive are accepted, whether or not its offsets count them:
 * the directory’s position is certain then, because it ends where the end records begin.
 */
export function locateDirectory(tail: DataView, sizeBytes: number): Located | null {
  const tailOffset = sizeBytes - tail.byteLength;
  const ends = findEndRecords(tail);
  const { end } = ends;
  if (end === null) {
    return ends.trailingBytes === null ? null : refuse('TRAILING_DATA', { trailingBytes: ends.trailingBytes });
  }
  if (ends.others > 0) return refuse('END_RECORD_AMBIGUOUS', { endRecords: 1 + ends.others });

  const stated = {
    disk: tail.getUint16(end + 4, true),
    directoryDisk: tail.getUint16(end + 6, true),
    entriesHere: tail.getUint16(end + 8, true),
    entries: tail.getUint16(end + 10, true),
    length: tail.getUint32(end + 12, true),
    offset: tail.getUint32(end + 16, true),
  };
  const locator = end - LOCATOR_BYTES;
  const isZip64 = locator >= 0 && tail.getUint32(locator, true) === LOCATOR_SIGNATURE;
  if (isZip64) return locateByZip64(tail, tailOffset, locator, stated);

  if (stated.disk !== 0 || stated.directoryDisk !== 0) return refuse('MULTI_DISK', { diskNumber: stated.disk });
  if (stated.entriesHere !== stated.entries) return refuse('MULTI_DISK', {});
  return placeDirectory(tailOffset + end, stated, { isZip64: false, sizeBytes });
}

interface StatedEnd {
  disk: number;
  directoryDisk: number;
  entriesHere: number;
  entries: number;
  length: number;
  offset: number;
}

/**
 * The end record whose comment ends with the file, and how many others there are, either equally exact or within its
 * comment.
 */
function findEndRecords(tail: DataView): { end: number | null; others: number; trailingBytes: number | null } {
  let end: number | null = null;
  let [others, behind] = [0, 0];
  let trailingBytes: number | null = null;
  for (let at = tail.byteLength - END_BYTES; at >= 0; at--) {
    if (tail.getUint8(at) !== 0x50 || tail.getUint32(at, true) !== END_SIGNATURE) continue;
    const trailing = tail.byteLength - (at + END_BYTES + tail.getUint16(at + 20, true));
    if (trailing === 0) {
      if (end !== null) others += 1;
      else others = behind;
      end ??= at;
    } else {
      if (end === null) behind += 1;
      if (trailing > 0) trailingBytes ??= trailing;
    }
  }
  return { end, others, trailingBytes };
}

function locateByZip64(tail: DataView, tailOffset: number, locator: number, classic: StatedEnd): Located {
  const statedRecord = Number(tail.getBigUint64(locator + 8, true));
  // The locator names the first disk and the number of disks: 0 and 1; some archivers write 0 and 0.
  const disks = tail.getUint32(locator + 16, true);
  if (tail.getUint32(locator + 4, true) !== 0 || disks > 1) return refuse('MULTI_DISK', { disks });

  const record = findRecord(tail, locator, statedRecord - tailOffset);
  if (record === null) return refuse('ZIP64_RECORD_MISSING', { recordOffset: statedRecord });
  const stated: StatedEnd = {
    disk: tail.getUint32(record + 16, true),
    directoryDisk: tail.getUint32(record + 20, true),
    entriesHere: Number(tail.getBigUint64(record + 24, true)),
    entries: Number(tail.getBigUint64(record + 32, true)),
    length: Number(tail.getBigUint64(record + 40, true)),
    offset: Number(tail.getBigUint64(record + 48, true)),
  };
  if (stated.disk !== 0 || stated.directoryDisk !== 0) return refuse('MULTI_DISK', { diskNumber: stated.disk });
  if (stated.entriesHere !== stated.entries) return refuse('MULTI_DISK', {});

  // Some unpackers use one record, some the other. A classic field that does not refer to ZIP64 must have the same
  // value.
  const pairs = [
    [classic.disk, stated.disk, 0xffff],
    [classic.directoryDisk, stated.directoryDisk, 0xffff],
    [classic.entriesHere, stated.entriesHere, 0xffff],
    [classic.entries, stated.entries, 0xffff],
    [classic.length, stated.length, 0xffffffff],
    [classic.offset, stated.offset, 0xffffffff],
  ] as const;
  for (const [classicValue, zip64Value, seeZip64] of pairs) {
    if (classicValue !== seeZip64 && classicValue !== zip64Value) {
      return refuse('END_RECORDS_DISAGREE', { classicValue, zip64Value });
    }
  }
  const sizeBytes = tailOffset + tail.byteLength;
  const placed = placeDirectory(tailOffset + record, stated, { isZip64: true, sizeBytes });
  // Bytes in front move the record and the directory equally. Some unpackers follow a locator that points elsewhere.
  const isThere = placed.problem !== null || tailOffset + record === statedRecord + placed.location.prefixBytes;
  return isThere ? placed : refuse('ZIP64_RECORD_MISSING', { recordOffset: statedRecord });
}

/**
 * Where the locator points, or directly before the locator if bytes were prepended to the archive. It must end at the
 * locator.
 */
function findRecord(tail: DataView, locator: number, statedPosition: number): number | null {
  for (const position of [statedPosition, locator - RECORD_BYTES]) {
    if (position < 0 || position + RECORD_BYTES > locator) continue;
    if (tail.getUint32(position, true) !== RECORD_SIGNATURE) continue;
    const recordBytes = Number(tail.getBigUint64(position + 4, true)) + 12;
    if (position + recordBytes === locator) return position;
  }
  return null;
}

/** The directory ends where the end records begin; the difference to its stated offset is what was prepended. */
function placeDirectory(
  directoryEnd: number,
  stated: StatedEnd,
  about: { isZip64: boolean; sizeBytes: number },
): Located {
  const offset = directoryEnd - stated.length;
  const prefixBytes = offset - stated.offset;
  if (offset < 0 || prefixBytes < 0) {
    return refuse('DIRECTORY_OUT_OF_BOUNDS', {
      directoryOffset: stated.offset,
      directoryBytes: stated.length,
      sizeBytes: about.sizeBytes,
    });
  }
  // Offsets that wrapped at 4 GiB look like a prefix of 4 GiB; every entry would be read from the wrong position.
  if (!about.isZip64 && offset > 0xffffffff) return refuse('ZIP64_MISSING', { directoryOffset: offset });
  return {
    location: { offset, length: stated.length, statedEntries: stated.entries, isZip64: about.isZip64, prefixBytes },
    problem: null,
  };
}
