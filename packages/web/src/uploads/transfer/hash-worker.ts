import { BlobReader } from '../../kit/blob-reader.ts';
import { sha256Hex } from '../../kit/sha256.ts';
import type { HashAnswer } from './part-hash.ts';

serve();

/** One part after the other: each is in memory twice, for the browser hashes a copy. */
function serve(): void {
  const reader = new BlobReader();
  let last = Promise.resolve();
  addEventListener('message', ({ data }: MessageEvent<{ id: number; part: Blob }>) => {
    last = last.then(async () => postMessage(await answer(reader, data.id, data.part)));
  });
}

/** Never rejects. */
async function answer(reader: BlobReader, id: number, part: Blob): Promise<HashAnswer> {
  try {
    return { id, hash: await sha256Hex(await reader.read(part)) };
  } catch (error) {
    // The page decides what it means; only the name of an error survives the way between the two.
    return { id, errorName: error instanceof Error ? error.name : 'UnknownError' };
  }
}
