import { sha256Hex } from '../../kit/sha256.ts';
import type { HashAnswer } from './part-hash.ts';

addEventListener('message', ({ data }: MessageEvent<{ id: number; part: Blob }>) => {
  void answer(data.id, data.part).then(postMessage);
});

/** Never rejects. */
async function answer(id: number, part: Blob): Promise<HashAnswer> {
  try {
    return { id, hash: await sha256Hex(await part.arrayBuffer()) };
  } catch (error) {
    // The page decides what it means; only the name of an error survives the way between the two.
    return { id, errorName: error instanceof Error ? error.name : 'UnknownError' };
  }
}
