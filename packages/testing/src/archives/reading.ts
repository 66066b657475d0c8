import { open, type FileHandle } from 'node:fs/promises';
import { readZipDirectory, type ByteSource, type ZipReading } from '@launchyard/domain/uploads/zip';

/** The reads that reading an archive required. */
export interface ReadingCost {
  bytesRead: number;
  reads: number;
}

/** Reads the directory of an archive on disk and counts the reads. */
export async function readArchive(path: string): Promise<ZipReading & ReadingCost> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const { source, cost } = counted({ size, read: (offset, length) => readFrom(file, offset, length) });
    return { ...(await readZipDirectory(source)), ...cost };
  } finally {
    await file.close();
  }
}

/** An archive in memory. */
export function bytesSource(bytes: Uint8Array): ByteSource {
  return { size: bytes.length, read: async (offset, length) => bytes.subarray(offset, offset + length) };
}

/** Counts reads, and throws on a read outside the source: a reader must never request one. */
export function counted(source: ByteSource): { source: ByteSource; cost: ReadingCost } {
  const cost = { bytesRead: 0, reads: 0 };
  const read = (offset: number, length: number) => {
    const isInside = Number.isSafeInteger(offset) && Number.isSafeInteger(length) && offset >= 0 && length >= 0;
    if (!isInside || offset + length > source.size) throw new RangeError(`Read ${length} bytes at ${offset}.`);
    cost.bytesRead += length;
    cost.reads += 1;
    return source.read(offset, length);
  };
  return { source: { size: source.size, read }, cost };
}

async function readFrom(file: FileHandle, offset: number, length: number): Promise<Uint8Array> {
  const { buffer, bytesRead } = await file.read(new Uint8Array(length), 0, length, offset);
  return buffer.subarray(0, bytesRead);
}
