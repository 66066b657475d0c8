import type { ByteSource } from '@launchyard/domain/uploads';

/** How much of what has to be read is read, in bytes. `wantedBytes` grows when it turns out where the directory lies. */
export interface ReadProgress {
  readBytes: number;
  wantedBytes: number;
}

/** What is needed of a Blob: tests read files that Node's own Blob cannot hold. */
export interface Sliceable {
  size: number;
  slice(start: number, end: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

/** Small enough that a slow disk shows movement and a cancelled scan ends soon; large enough to cost nothing on a fast one. */
const SLICE_BYTES = 4 * 1024 * 1024;

/**
 * A file for the directory reader, slice by slice. What was read last is kept, because the fingerprint is made of the same bytes; so at
 * most the directory is in memory, however large the file is. Rejects with a NotReadableError when the file has changed or gone.
 */
export function openBlobSource(
  file: Sliceable,
  onProgress: (progress: ReadProgress) => void = () => undefined,
): ByteSource {
  const progress = { readBytes: 0, wantedBytes: 0 };
  let last = { offset: 0, bytes: new Uint8Array(0) };

  async function fill(offset: number, bytes: Uint8Array): Promise<number> {
    let filled = 0;
    while (filled < bytes.length) {
      const from = offset + filled;
      const slice = file.slice(from, Math.min(from + SLICE_BYTES, offset + bytes.length));
      const part = new Uint8Array(await slice.arrayBuffer());
      if (part.length === 0) break;
      bytes.set(part, filled);
      filled += part.length;
      progress.readBytes += part.length;
      onProgress({ ...progress });
    }
    return filled;
  }

  return {
    size: file.size,
    async read(offset, length) {
      const begin = offset - last.offset;
      if (begin >= 0 && begin + length <= last.bytes.length) return last.bytes.subarray(begin, begin + length);
      progress.wantedBytes += length;
      const bytes = new Uint8Array(length);
      last = { offset, bytes: bytes.subarray(0, await fill(offset, bytes)) };
      return last.bytes;
    },
  };
}
