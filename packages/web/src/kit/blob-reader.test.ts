import { expect, test } from 'vitest';
import { BlobReader } from './blob-reader.ts';

const bytesOf = (length: number, seed: number) => Uint8Array.from({ length }, (_, i) => (i * seed) % 251);

test('blobs of any size are read one after the other, each whole', async () => {
  const reader = new BlobReader();
  for (const [index, length] of [200_000, 0, 5, 300_000, 200_000].entries()) {
    const bytes = bytesOf(length, index + 3);
    expect(await reader.read(new Blob([bytes]))).toEqual(bytes);
  }
});

test('files are read in browsers that cannot read into a buffer', async () => {
  const bytes = bytesOf(1_000, 7);
  const blob = new Blob([bytes]);
  blob.stream = () => new ReadableStream<Uint8Array<ArrayBuffer>>();
  expect(await new BlobReader().read(blob)).toEqual(bytes);
});

test('an unreadable blob rejects with its reason, and the next one is read', async () => {
  const reader = new BlobReader();
  const gone = new Blob(['gone']);
  gone.stream = () => {
    throw new TypeError('network error');
  };
  gone.arrayBuffer = () => Promise.reject(new DOMException('The file has changed', 'NotReadableError'));
  await expect(reader.read(gone)).rejects.toMatchObject({ name: 'NotReadableError' });
  expect(await reader.read(new Blob(['next']))).toEqual(new TextEncoder().encode('next'));
});
