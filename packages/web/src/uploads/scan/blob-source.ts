import { release } from '../../kit/release.ts';
import type { ByteSource } from '@launchyard/domain/uploads';

/** The progress of reading, in bytes. `wantedBytes` grows once the directory has been found. */
export interface ReadProgress {
  readBytes: number;
  wantedBytes: number;
}

/** The part of Blob we need: tests read files too large for Node's own Blob. */
export interface Sliceable {
  size: number;
  slice(start: number, end: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

/**
 * Small enough to show progress on a slow disk and to cancel a scan quickly; large enough to cost
 * nothing on a fast one.
 */
const SLICE_BYTES = 4 * 1024 * 1024;

/**
 * A file for the directory reader, slice by slice. Rejects with a NotReadableError if the file has
 * changed or is gone.
 */
export function openBlobSource(
  file: Sliceable,
  onProgress: (progress: ReadProgress) => void = () => undefined,
): ByteSource {
  const progress = { readBytes: 0, wantedBytes: 0 };

  async function fill(offset: number, bytes: Uint8Array): Promise<number> {
    let filled = 0;
    while (filled < bytes.length) {
      const from = offset + filled;
      const slice = file.slice(from, Math.min(from + SLICE_BYTES, offset + bytes.length));
      const part = await slice.arrayBuffer();
      const { byteLength } = part;
      if (byteLength === 0) break;
      bytes.set(new Uint8Array(part), filled);
      release(part);
      filled += byteLength;
      progress.readBytes += byteLength;
      onProgress({ ...progress });
    }
    return filled;
  }

  return {
    size: file.size,
    async read(offset, length) {
      progress.wantedBytes += length;
      const bytes = new Uint8Array(length);
      return bytes.subarray(0, await fill(offset, bytes));
    },
  };
}
