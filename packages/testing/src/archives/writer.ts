import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import { crc32, deflateRawSync } from 'node:zlib';
import {
  dataDescriptor,
  directoryEntry,
  endRecord,
  localHeader,
  MAX_16,
  MAX_32,
  zip64EndRecords,
  type EntryRecord,
} from './records.ts';
import { checksumOfZeros } from './zero-checksum.ts';

export const FLAGS = { encrypted: 0x1, sizeLater: 0x8, utf8: 0x800 } as const;
export const METHODS = { stored: 0, deflated: 8, deflate64: 9, zstandard: 93, aes: 99 } as const;
/** Unix mode in the high half, the DOS folder bit in the low half. Multiplied, because shifting would produce a negative number. */
export const ATTRIBUTES = {
  file: 0o100644 * 0x10000,
  program: 0o100755 * 0x10000,
  link: 0o120777 * 0x10000,
  pipe: 0o010644 * 0x10000,
  folder: 0o040755 * 0x10000 + 0x10,
} as const;

export interface EntryOptions {
  method?: number;
  flags?: number;
  attributes?: number;
  extra?: Buffer;
  /** Overrides for the local header, and its extra field. */
  local?: { name?: string; flags?: number; bytes?: number; compressedBytes?: number; crc32?: number; extra?: Buffer };
  /** The bytes to store instead of the correctly compressed ones. */
  packed?: Buffer;
  /** Overrides for what the headers claim. */
  claims?: { crc32?: number; bytes?: number; compressedBytes?: number };
}

export interface EndOptions {
  /** The number of entries that the end record claims. */
  entries?: number;
  disk?: number;
  comment?: Buffer;
  /** `never`: the count overflows, as with old archivers. `always`: also where it is not needed. */
  zip64?: 'never' | 'always';
  /** Bytes after the end record. */
  tail?: Buffer;
}

/** Small holes cost one system call each and save nothing, because file systems allocate blocks of 4 KiB. */
const SMALLEST_HOLE = 64 * 1024;
const FLUSH_AT = 4 * 1024 * 1024;

/**
 * Writes a ZIP file sequentially. It is well-formed unless the options say otherwise. Zeros become holes in the file:
 * a 50 GB archive takes a few hundred MB of disk.
 */
export class ArchiveWriter {
  readonly #file: number;
  readonly #prefixNotCounted: number;
  readonly #directory: Buffer[] = [];
  #pending: Buffer[] = [];
  #pendingBytes = 0;
  #position = 0;

  /** `prefix`: bytes before the archive, which its offsets include or not. */
  constructor(path: string, prefix: { bytes: Buffer; isCounted: boolean } | null = null) {
    this.#file = openSync(path, 'w');
    this.#prefixNotCounted = prefix && !prefix.isCounted ? prefix.bytes.length : 0;
    if (prefix) this.#write(prefix.bytes);
  }

  addFolder(name: string): void {
    this.addFile(name, Buffer.alloc(0), { attributes: ATTRIBUTES.folder });
  }

  /** Adds a file, stored unless a method is given. A name given as bytes gets no UTF-8 flag. Returns what `addAgain` needs. */
  addFile(name: string | Buffer, content: Buffer, options: EntryOptions = {}): { entry: EntryRecord; offset: number } {
    const packed = options.packed ?? (options.method === METHODS.deflated ? deflateRawSync(content) : content);
    const sizes = { bytes: content.length, compressedBytes: packed.length, crc32: crc32(content) };
    const placed = this.#addHeader(recordOf(name, sizes, options), options);
    this.#write(packed);
    if (placed.entry.flags & FLAGS.sizeLater) this.#write(dataDescriptor(placed.entry));
    return placed;
  }

  /** Adds a stored file of this size. It contains zeros, except for its header. */
  addZeros(
    name: string,
    bytes: number,
    { head = Buffer.alloc(0), ...options }: EntryOptions & { head?: Buffer } = {},
  ): void {
    const zeros = bytes - head.length;
    const sizes = { bytes, compressedBytes: bytes, crc32: checksumOfZeros(zeros, crc32(head)) };
    this.#addHeader(recordOf(name, sizes, options), options);
    this.#write(head);
    this.#skip(zeros);
  }

  /** Adds another name for existing data, without a local header of its own. */
  addAgain(name: string, placed: { entry: EntryRecord; offset: number }): void {
    this.#directory.push(directoryEntry({ ...placed.entry, name: Buffer.from(name) }, placed.offset));
  }

  /** Writes the directory and the end record, and closes the file. */
  finish({
    entries = this.#directory.length,
    disk = 0,
    comment = Buffer.alloc(0),
    zip64,
    tail,
  }: EndOptions = {}): void {
    const directoryOffset = this.#offset();
    for (const entry of this.#directory) this.#write(entry);
    const end = { entries, directoryBytes: this.#offset() - directoryOffset, directoryOffset, disk, comment };
    const isLarge = entries >= MAX_16 || end.directoryBytes >= MAX_32 || directoryOffset >= MAX_32;
    if (zip64 === 'always' || (isLarge && zip64 !== 'never')) {
      this.#write(zip64EndRecords(end, this.#offset()));
      this.#write(endRecord({ ...end, entries: Math.min(entries, MAX_16) }));
    } else {
      this.#write(endRecord({ ...end, entries: entries % (MAX_16 + 1) }));
    }
    if (tail) this.#write(tail);
    this.#flush();
    // Otherwise the file size would not include a hole at the very end.
    ftruncateSync(this.#file, this.#position);
    closeSync(this.#file);
  }

  #addHeader(entry: EntryRecord, options: EntryOptions): { entry: EntryRecord; offset: number } {
    const placed = { entry, offset: this.#offset() };
    const { name, ...local } = options.local ?? {};
    const said = { ...entry, extra: Buffer.alloc(0), ...local, ...(name !== undefined && { name: Buffer.from(name) }) };
    this.#write(localHeader(said, (said.flags & FLAGS.sizeLater) !== 0));
    this.#directory.push(directoryEntry(entry, placed.offset));
    return placed;
  }

  #offset(): number {
    return this.#position - this.#prefixNotCounted;
  }

  #write(bytes: Buffer): void {
    this.#pending.push(bytes);
    this.#pendingBytes += bytes.length;
    this.#position += bytes.length;
    if (this.#pendingBytes >= FLUSH_AT) this.#flush();
  }

  #skip(bytes: number): void {
    if (bytes < SMALLEST_HOLE) return this.#write(Buffer.alloc(bytes));
    this.#flush();
    this.#position += bytes;
  }

  #flush(): void {
    const bytes = Buffer.concat(this.#pending);
    let written = 0;
    while (written < bytes.length) {
      const position = this.#position - bytes.length + written;
      written += writeSync(this.#file, bytes, written, bytes.length - written, position);
    }
    this.#pending = [];
    this.#pendingBytes = 0;
  }
}

function recordOf(
  name: string | Buffer,
  sizes: Pick<EntryRecord, 'bytes' | 'compressedBytes' | 'crc32'>,
  options: EntryOptions,
): EntryRecord {
  return {
    ...sizes,
    ...options.claims,
    name: Buffer.from(name),
    flags: options.flags ?? (typeof name === 'string' ? FLAGS.utf8 : 0),
    method: options.method ?? METHODS.stored,
    attributes: options.attributes ?? ATTRIBUTES.file,
    extra: options.extra ?? Buffer.alloc(0),
  };
}
