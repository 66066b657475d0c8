import { BlobReader } from '../../kit/blob-reader.ts';
import { sha256Hex } from '../../kit/sha256.ts';
import type { HashAnswer } from './part-hash.ts';

serve();

/** One part at a time: each is in memory twice, because the browser hashes a copy. */
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
    // The page interprets it; only an error's name survives the message.
    return { id, errorName: error instanceof Error ? error.name : 'UnknownError' };
  }
}
