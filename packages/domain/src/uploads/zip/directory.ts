import { AsciiNames } from './ascii-names.ts';
import type { ByteSource } from './byte-source.ts';
import { locateDirectory, TAIL_BYTES, type DirectoryLocation } from './end-records.ts';
import { LOCAL_HEADER_BYTES, readEntry, type ZipEntry } from './entry.ts';
import { DIRECTORY_LIMITS } from './limits.ts';
import type { ZipProblem } from './problem.ts';

/** The contents of an archive. `offset` and `length` locate the directory’s own bytes in the file. */
export interface ZipDirectory {
  sizeBytes: number;
  offset: number;
  length: number;
  isZip64: boolean;
  /** Bytes before the archive that its offsets do not count; already added to every entry’s offset. */
  prefixBytes: number;
  entries: ZipEntry[];
}

/** The result of reading the directory of an archive. */
export type ZipReading = { directory: ZipDirectory; problem: null } | { directory: null; problem: ZipProblem };

/** The bytes of a directory, not validated yet. */
export interface DirectoryBytes {
  sizeBytes: number;
  location: DirectoryLocation;
  bytes: Uint8Array;
}

const LOCAL_SIGNATURE = 0x04034b50;
const SPLIT_SIGNATURE = 0x08074b50;

/**
 * Reads an archive’s directory, never its contents: at most the directory and 64 KiB + 97 bytes, whatever the archive’s
 * size, and within `DIRECTORY_LIMITS`. A bad archive is a problem, never an exception; only rejections of the source
 * pass through.
 */
export async function readZipDirectory(source: ByteSource): Promise<ZipReading> {
  const { found, problem } = await readDirectoryBytes(source);
  return found ? readEntries(found) : refused(problem);
}

/** The first half of `readZipDirectory`: everything it reads from the file. `readEntries` is the second. */
export async function readDirectoryBytes(
  source: ByteSource,
): Promise<{ found: DirectoryBytes; problem: null } | { found: null; problem: ZipProblem }> {
  const tail = await read(source, Math.max(0, source.size - TAIL_BYTES), Math.min(source.size, TAIL_BYTES));
  if ('code' in tail) return missing(tail);

  const located = locateDirectory(viewOf(tail), source.size);
  if (!located) return missing(await explainMissingEnd(source));
  if (!located.location) return missing(located.problem);
  const { location } = located;
  const tooMuch = checkLimits(location);
  if (tooMuch) return missing(tooMuch);

  const inTail = location.offset - (source.size - tail.length);
  const bytes =
    inTail >= 0
      ? tail.subarray(inTail, inTail + location.length)
      : await read(source, location.offset, location.length);
  if ('code' in bytes) return missing(bytes);
  return { found: { sizeBytes: source.size, location, bytes }, problem: null };
}

/** Parses the bytes of a directory, or says what is wrong with them. Keeps none of the bytes. */
export function readEntries({ sizeBytes, location, bytes }: DirectoryBytes): ZipReading {
  const entries: ZipEntry[] = [];
  const directory = viewOf(bytes);
  const names = new AsciiNames(directory);
  let position = 0;
  while (position < directory.byteLength) {
    const reading = readEntry(directory, position, entries.length, location.prefixBytes, names);
    if (!reading.entry) return refused(reading.problem);
    const problem = checkBounds(reading.entry, location);
    if (problem) return refused(problem);
    entries.push(reading.entry);
    position = reading.nextPosition;
  }
  const problem = checkCount(entries.length, location);
  if (problem) return refused(problem);
  const { offset, length, isZip64, prefixBytes } = location;
  return { directory: { sizeBytes, offset, length, isZip64, prefixBytes, entries }, problem: null };
}

function checkLimits({ length, statedEntries }: DirectoryLocation): ZipProblem | null {
  const { maxDirectoryBytes, maxEntries } = DIRECTORY_LIMITS;
  if (length > maxDirectoryBytes) {
    return { code: 'DIRECTORY_TOO_LARGE', figures: { directoryBytes: length, maxDirectoryBytes } };
  }
  return statedEntries > maxEntries ? tooManyEntries(statedEntries) : null;
}

function checkBounds(entry: ZipEntry, location: DirectoryLocation): ZipProblem | null {
  // Counted while reading, because the directory may hold more than the end record says.
  if (entry.index >= DIRECTORY_LIMITS.maxEntries) return tooManyEntries(entry.index + 1);
  const { index: entryIndex, localHeaderOffset, compressedBytes } = entry;
  const dataEnd = localHeaderOffset + LOCAL_HEADER_BYTES + compressedBytes;
  if (dataEnd <= location.offset && Number.isSafeInteger(entry.bytes)) return null;
  return { code: 'ENTRY_OUT_OF_BOUNDS', figures: { entryIndex, localHeaderOffset, compressedBytes } };
}

/**
 * Archivers without ZIP64 let the 16-bit count overflow. Every byte of the directory belonged to an entry, so such a
 * count is accepted.
 */
function checkCount(foundEntries: number, { statedEntries, isZip64 }: DirectoryLocation): ZipProblem | null {
  const isRight = statedEntries === (isZip64 ? foundEntries : foundEntries % 0x10000);
  return isRight ? null : { code: 'COUNT_WRONG', figures: { statedEntries, foundEntries } };
}

async function explainMissingEnd(source: ByteSource): Promise<ZipProblem> {
  const head = await read(source, 0, Math.min(4, source.size));
  if ('code' in head) return head;
  const signature = head.length < 4 ? 0 : viewOf(head).getUint32(0, true);
  if (signature === SPLIT_SIGNATURE) return { code: 'MULTI_DISK', figures: {} };
  return {
    code: signature === LOCAL_SIGNATURE ? 'END_RECORD_MISSING' : 'NOT_A_ZIP',
    figures: { sizeBytes: source.size },
  };
}

async function read(source: ByteSource, offset: number, length: number): Promise<Uint8Array | ZipProblem> {
  if (length === 0) return new Uint8Array(0);
  const bytes = await source.read(offset, length);
  if (bytes.length === length) return bytes;
  return { code: 'SOURCE_SHORT', figures: { wantedBytes: length, gotBytes: bytes.length } };
}

function tooManyEntries(entries: number): ZipProblem {
  return { code: 'TOO_MANY_ENTRIES', figures: { entries, maxEntries: DIRECTORY_LIMITS.maxEntries } };
}

const refused = (problem: ZipProblem): ZipReading => ({ directory: null, problem });
const missing = (problem: ZipProblem) => ({ found: null, problem });
const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
