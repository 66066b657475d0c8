import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { crc32, createInflateRaw, inflateRaw, inflateRawSync } from 'node:zlib';
import {
  checkLocalHeader,
  describeEntryFault,
  LOCAL_HEADER_BYTES,
  measureLocalHeader,
  type EntryFault,
  type ZipEntry,
} from '@launchyard/domain/uploads';
import { notExtractable } from './archive.ts';

/** What most local headers have besides their name. */
const USUAL_EXTRA_BYTES = 64;
const STORED = 0;
const READ_BYTES = 1024 * 1024;
/**
 * Entries up to this size, packed and unpacked, are inflated in one go: a stream for each costs more than the work
 * itself.
 */
const SMALL_BYTES = 1024 * 1024;
/** Inflating these is faster than handing them to another thread. */
const TINY_BYTES = 8 * 1024;

/**
 * The unpacked bytes of an entry that the extraction plan allowed. Never returns more than planned, and throws a
 * StageFailure once the archive differs from its directory: other headers, sizes, checksum, or damaged data. The
 * directory is authoritative; local headers must match it, so that no two readers can disagree.
 */
export async function* readEntry(file: FileHandle, entry: ZipEntry): AsyncGenerator<Buffer> {
  const start = await findData(file, entry);
  const packed = readPacked(file, entry, start);
  const isSmall = entry.compressedBytes <= SMALL_BYTES && entry.bytes <= SMALL_BYTES;
  let bytes = 0;
  let checksum = 0;
  for await (const chunk of entry.method === STORED ? packed : (isSmall ? inflateSmall : inflate)(packed, entry)) {
    bytes += chunk.length;
    if (bytes > entry.bytes) throw faultOf(entry, { kind: 'tooLong' });
    checksum = crc32(chunk, checksum);
    yield chunk;
  }
  if (bytes !== entry.bytes) throw faultOf(entry, { kind: 'tooShort', bytes });
  if (checksum !== entry.crc32) throw faultOf(entry, { kind: 'checksumDiffers' });
}

/** Where an entry’s data begin, after checking that its own header matches the directory. */
export async function findData(file: FileHandle, entry: ZipEntry): Promise<number> {
  let header = await readAt(file, entry.localHeaderOffset, LOCAL_HEADER_BYTES + entry.nameBytes + USUAL_EXTRA_BYTES);
  const length = measureLocalHeader(header);
  if (length === null) throw faultOf(entry, { kind: 'headerMissing' });
  if (length > header.length) header = await readAt(file, entry.localHeaderOffset, length);
  if (length > header.length) throw faultOf(entry, { kind: 'cutOff' });
  const fault = checkLocalHeader(entry, header.subarray(0, length));
  if (fault) throw faultOf(entry, fault);
  return entry.localHeaderOffset + length;
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

async function* readPacked(file: FileHandle, entry: ZipEntry, start: number): AsyncGenerator<Buffer> {
  const length = entry.compressedBytes;
  for (let done = 0; done < length;) {
    const wanted = Math.min(READ_BYTES, length - done);
    const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(wanted), 0, wanted, start + done);
    if (bytesRead === 0) throw faultOf(entry, { kind: 'cutOff' });
    done += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

const inflateAtOnce = promisify(inflateRaw);

async function* inflateSmall(packed: AsyncGenerator<Buffer>, entry: ZipEntry): AsyncGenerator<Buffer> {
  const whole = Buffer.concat(await Array.fromAsync(packed));
  try {
    const options = { maxOutputLength: entry.bytes + 1 };
    const isTiny = whole.length <= TINY_BYTES && entry.bytes <= TINY_BYTES;
    yield isTiny ? inflateRawSync(whole, options) : await inflateAtOnce(whole, options);
  } catch (error) {
    throw isDamage(error) ? faultOf(entry, { kind: 'damaged' }) : error;
  }
}

async function* inflate(packed: AsyncGenerator<Buffer>, entry: ZipEntry): AsyncGenerator<Buffer> {
  const unpacking = createInflateRaw({ chunkSize: Math.min(256 * 1024, Math.max(64, entry.bytes + 1)) });
  const feeding = pipeline(Readable.from(packed), unpacking);
  // An error while feeding destroys `unpacking` with the same error, which the loop below receives.
  feeding.catch(() => undefined);
  try {
    yield* unpacking;
  } catch (error) {
    throw isDamage(error) ? faultOf(entry, { kind: 'damaged' }) : error;
  } finally {
    unpacking.destroy();
  }
}

/**
 * zlib’s own errors, and more bytes than claimed, are about the archive; everything else, such as a failing disk, is
 * not.
 */
function isDamage(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) return false;
  return error.code.startsWith('Z_') || error.code === 'ERR_BUFFER_TOO_LARGE';
}

const faultOf = (entry: ZipEntry, fault: EntryFault) => notExtractable(describeEntryFault(entry, fault));
