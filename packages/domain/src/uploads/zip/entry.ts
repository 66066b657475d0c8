import type { AsciiNames } from './ascii-names.ts';
import { ENTRY_BYTES } from './entry-layout.ts';
import { decodeEntryName, type NameProblem } from './entry-name.ts';
import { findExtraField, ZIP64_FIELD, type ExtraField } from './extra-field.ts';
import type { ZipProblem } from './problem.ts';

/** One line of the directory. Sizes and offsets in bytes; the offset is absolute, even if bytes precede the archive. */
export interface ZipEntry {
  index: number;
  /** As stored, with `\` replaced by `/`. Not safe to use as a path: that is what the extraction plan is for. */
  name: string;
  /** The length of the name in the archive, in bytes. */
  nameBytes: number;
  /** Why the name is not accepted. It is decoded all the same, so that it stays unique. */
  nameProblem: NameProblem | null;
  isDirectory: boolean;
  isLink: boolean;
  isEncrypted: boolean;
  method: number;
  flags: number;
  compressedBytes: number;
  bytes: number;
  crc32: number;
  localHeaderOffset: number;
  /** Type and permission bits, or null if the archiver stored none. */
  unixMode: number | null;
}

export const LOCAL_HEADER_BYTES = 30;
export const UNIX_TYPE_MASK = 0o170000;
export const UNIX_FOLDER = 0o040000;
export const UNIX_FILE = 0o100000;
const UNIX_LINK = 0o120000;

const ENTRY_SIGNATURE = 0x02014b50;
const MAX_32 = 0xffffffff;
const MAX_16 = 0xffff;
const ZIP64_ORDER = ['bytes', 'compressedBytes', 'offset'] as const;
const DOS_FOLDER = 0x10;
const WINDOWS_REPARSE_POINT = 0x400;
/** Bit 0: encrypted, bit 6: strong encryption, bit 13: the directory itself is masked. */
export const ENCRYPTION_FLAGS = 0x2041;

type EntryReading = { entry: ZipEntry; nextPosition: number; problem: null } | { entry: null; problem: ZipProblem };

/**
 * Reads the entry at a position of the directory. `prefixBytes` is added to its offset. Never reads beyond the
 * directory.
 */
export function readEntry(
  directory: DataView,
  position: number,
  index: number,
  prefixBytes: number,
  names: AsciiNames,
): EntryReading {
  if (position + ENTRY_BYTES > directory.byteLength) return damaged(index, position);
  if (directory.getUint32(position, true) !== ENTRY_SIGNATURE) return damaged(index, position);

  const nameBytes = directory.getUint16(position + 28, true);
  const extraBytes = directory.getUint16(position + 30, true);
  const commentBytes = directory.getUint16(position + 32, true);
  const extraAt = position + ENTRY_BYTES + nameBytes;
  const nextPosition = extraAt + extraBytes + commentBytes;
  if (nextPosition > directory.byteLength) return damaged(index, position);

  const numbers = readNumbers(directory, position, extraAt, extraAt + extraBytes);
  if (typeof numbers === 'string') return { entry: null, problem: { code: numbers, figures: { entryIndex: index } } };
  if (numbers.disk !== 0)
    return { entry: null, problem: { code: 'MULTI_DISK', figures: { diskNumber: numbers.disk } } };

  const flags = directory.getUint16(position + 8, true);
  const place = { at: position + ENTRY_BYTES, bytes: nameBytes, extraBytes };
  const name = decodeEntryName(directory, place, flags, names.next(position));
  const attributes = directory.getUint32(position + 38, true);
  const unixMode = attributes >>> 16;
  // Written out flat: with spread objects, reading 100,000 entries took 300 ms instead of 180.
  const entry: ZipEntry = {
    index,
    name: name.text,
    nameBytes,
    nameProblem: name.problem,
    isDirectory: name.text.endsWith('/') || isKind(attributes, UNIX_FOLDER, DOS_FOLDER),
    isLink: isKind(attributes, UNIX_LINK, WINDOWS_REPARSE_POINT),
    isEncrypted: (flags & ENCRYPTION_FLAGS) !== 0,
    method: directory.getUint16(position + 10, true),
    flags,
    compressedBytes: numbers.compressedBytes,
    bytes: numbers.bytes,
    crc32: directory.getUint32(position + 16, true),
    localHeaderOffset: numbers.offset + prefixBytes,
    unixMode: unixMode === 0 ? null : unixMode,
  };
  return { entry, nextPosition, problem: null };
}

function damaged(entryIndex: number, offset: number): EntryReading {
  return { entry: null, problem: { code: 'DIRECTORY_DAMAGED', figures: { entryIndex, offset } } };
}

interface EntryNumbers {
  bytes: number;
  compressedBytes: number;
  offset: number;
  disk: number;
}

/**
 * The ZIP64 field contains, in this order, only the numbers that do not fit their regular place. Some archivers write
 * all of them unnecessarily; then each must have the same value in both places.
 */
function readNumbers(
  directory: DataView,
  position: number,
  extraFrom: number,
  extraTo: number,
): EntryNumbers | 'ENTRY_ZIP64_MISSING' | 'ENTRY_ZIP64_DISAGREES' {
  const numbers: EntryNumbers = {
    bytes: directory.getUint32(position + 24, true),
    compressedBytes: directory.getUint32(position + 20, true),
    offset: directory.getUint32(position + 42, true),
    disk: directory.getUint16(position + 34, true),
  };
  const isDiskLarge = numbers.disk === MAX_16;
  const isLarge = numbers.bytes === MAX_32 || numbers.compressedBytes === MAX_32 || numbers.offset === MAX_32;
  const field = extraFrom === extraTo ? null : findExtraField(directory, extraFrom, extraTo, ZIP64_FIELD);
  if (!field) return isLarge || isDiskLarge ? 'ENTRY_ZIP64_MISSING' : numbers;
  let at = field.at;
  const end = field.at + field.length;
  for (const key of ZIP64_ORDER) {
    if (numbers[key] !== MAX_32) continue;
    if (at + 8 > end) return 'ENTRY_ZIP64_MISSING';
    numbers[key] = Number(directory.getBigUint64(at, true));
    at += 8;
  }
  if (isDiskLarge) {
    if (at + 4 > end) return 'ENTRY_ZIP64_MISSING';
    numbers.disk = directory.getUint32(at, true);
    at += 4;
  }
  const isAlone = findExtraField(directory, end, extraTo, ZIP64_FIELD) === null;
  const isClear = at === end || saysTheSame(directory, field, numbers);
  return isAlone && isClear ? numbers : 'ENTRY_ZIP64_DISAGREES';
}

/** Whether a field with more numbers than needed has the same values for readers that read it from its start. */
function saysTheSame(directory: DataView, { at, length }: ExtraField, numbers: EntryNumbers): boolean {
  return ZIP64_ORDER.every((key, i) => {
    const place = 8 * i;
    return place + 8 > length || Number(directory.getBigUint64(at + place, true)) === numbers[key];
  });
}

/**
 * Unpackers trust different signs: the slash, the Unix type, the DOS attribute. What any of them would treat as a
 * folder or a link counts as one here, whatever system the entry claims.
 */
function isKind(attributes: number, wantedUnixType: number, dosAttribute: number): boolean {
  const unixType = (attributes >>> 16) & UNIX_TYPE_MASK;
  return unixType === 0 ? (attributes & dosAttribute) !== 0 : unixType === wantedUnixType;
}
