import { ENTRY_BYTES } from './entry-layout.ts';
import { decodeUtf8 } from './text-decoder.ts';

/** The batch size. Decoding each name in a call of its own took half of the reading time. */
const BATCH_BYTES = 32 * 1024;
const BACKSLASH = 0x5c;
const SLASH = 0x2f;

/** The names of a directory’s ASCII entries, nearly all of them, decoded in batches. */
export class AsciiNames {
  readonly #directory: DataView;
  readonly #bytes: Uint8Array;
  readonly #batch = new Uint8Array(BATCH_BYTES);
  #names: (string | null)[] = [];
  #next = 0;

  constructor(directory: DataView) {
    this.#directory = directory;
    this.#bytes = new Uint8Array(directory.buffer, directory.byteOffset, directory.byteLength);
  }

  /**
   * The name of the entry at that position, with `\` replaced by `/`, or null if it is not ASCII. Must be called for
   * one entry after the other, each known to be within the directory.
   */
  next(position: number): string | null {
    if (this.#next === this.#names.length) this.#fill(position);
    const name = this.#names[this.#next] ?? null;
    this.#next += 1;
    return name;
  }

  #fill(from: number): void {
    const ends: (number | null)[] = [];
    let filled = 0;
    let position = from;
    while (position + ENTRY_BYTES <= this.#bytes.length) {
      const nameBytes = this.#directory.getUint16(position + 28, true);
      const nameAt = position + ENTRY_BYTES;
      if (nameAt + nameBytes > this.#bytes.length) break;
      if (filled + nameBytes > BATCH_BYTES && ends.length > 0) break;
      const isAscii = nameBytes <= BATCH_BYTES && this.#copy(nameAt, nameBytes, filled);
      if (isAscii) filled += nameBytes;
      ends.push(isAscii ? filled : null);
      position =
        nameAt +
        nameBytes +
        this.#directory.getUint16(position + 30, true) +
        this.#directory.getUint16(position + 32, true);
    }
    const text = decodeUtf8(this.#batch.subarray(0, filled)) ?? '';
    let begin = 0;
    this.#names = ends.map((end) => {
      if (end === null) return null;
      const name = text.slice(begin, end);
      begin = end;
      return name;
    });
    this.#next = 0;
  }

  /** Returns whether all of it was ASCII. */
  #copy(from: number, length: number, to: number): boolean {
    const bytes = this.#bytes;
    const batch = this.#batch;
    let all = 0;
    for (let i = 0; i < length; i++) {
      const byte = bytes[from + i] ?? 0;
      all |= byte;
      batch[to + i] = byte === BACKSLASH ? SLASH : byte;
    }
    return all < 0x80;
  }
}
