import { expect, test } from 'vitest';
import { DIRECTORY_LIMITS, notExtractable, readZipDirectory, type ByteSource } from './index.ts';

const GIB = 1024 ** 3;
const MIB = 1024 ** 2;

/** An archive of any size, with an end record that says so and zeros elsewhere. Records what was read. */
function archiveThatEnds({ sizeBytes, length, offset }: { sizeBytes: number; length: number; offset: number }) {
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint32(12, length, true);
  end.setUint32(16, offset, true);
  const reads: number[] = [];
  const source: ByteSource = {
    size: sizeBytes,
    read: async (from, count) => {
      reads.push(count);
      const bytes = new Uint8Array(count);
      if (from + count === sizeBytes) bytes.set(new Uint8Array(end.buffer), count - 22);
      return bytes;
    },
  };
  return { source, reads };
}

test('a directory above the limit is refused without being read', async () => {
  const directoryBytes = DIRECTORY_LIMITS.maxDirectoryBytes + 1;
  const { source, reads } = archiveThatEnds({ sizeBytes: GIB, length: directoryBytes, offset: 0 });
  const { problem } = await readZipDirectory(source);
  expect(problem).toMatchObject({ code: 'DIRECTORY_TOO_LARGE', figures: { directoryBytes } });
  expect(reads).toHaveLength(1);
});

test('more than 4 GiB without ZIP64 is refused, because the offsets of the entries overflowed', async () => {
  const { source } = archiveThatEnds({ sizeBytes: 5 * GIB, length: MIB, offset: GIB - MIB - 22 });
  const { problem } = await readZipDirectory(source);
  expect(problem).toEqual({ code: 'ZIP64_MISSING', figures: { directoryOffset: 5 * GIB - MIB - 22 } });
});

test('a directory of zeros is damaged at its first entry', async () => {
  const { source } = archiveThatEnds({ sizeBytes: GIB, length: MIB, offset: GIB - MIB - 22 });
  const { problem } = await readZipDirectory(source);
  expect(problem).toEqual({ code: 'DIRECTORY_DAMAGED', figures: { entryIndex: 0, offset: 0 } });
});

test('a file that became shorter while it was read is a problem', async () => {
  const { problem } = await readZipDirectory({ size: 1000, read: async () => new Uint8Array(400) });
  expect(problem).toEqual({ code: 'SOURCE_SHORT', figures: { wantedBytes: 1000, gotBytes: 400 } });
});

test('rejections of the source pass through: a failing disk is not a bad archive', async () => {
  const failure = new Error('the disk is gone');
  const reading = readZipDirectory({ size: 1000, read: () => Promise.reject(failure) });
  await expect(reading).rejects.toBe(failure);
});

test.each([0, 1, 4, 21])('a file of %i bytes is not a ZIP', async (size) => {
  const { problem } = await readZipDirectory({ size, read: async (_, length) => new Uint8Array(length) });
  expect(problem).toEqual({ code: 'NOT_A_ZIP', figures: { sizeBytes: size } });
});

test('every problem is refused with the same sentence and carries its figures', async () => {
  const { problem } = await readZipDirectory({ size: 0, read: async () => new Uint8Array(0) });
  expect(problem && notExtractable(problem)).toEqual({
    code: 'ARCHIVE_NOT_EXTRACTABLE',
    message: 'The selected file is not extractable',
    field: ['file'],
    figures: { sizeBytes: 0 },
  });
});
