import { release } from '../../kit/release.ts';
import { sha256Hex } from '../../kit/sha256.ts';
import type { HashAnswer } from './part-hash.ts';

/** One part after the other: each is in memory twice, for the browser hashes a copy. */
let last = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<{ id: number; part: Blob }>) => {
  last = last.then(async () => postMessage(await answer(data.id, data.part)));
});

/** Never rejects. */
async function answer(id: number, part: Blob): Promise<HashAnswer> {
  try {
    const bytes = await part.arrayBuffer();
    const hash = await sha256Hex(bytes);
    release(bytes);
    return { id, hash };
  } catch (error) {
    // The page decides what it means; only the name of an error survives the way between the two.
    return { id, errorName: error instanceof Error ? error.name : 'UnknownError' };
  }
}
