import { sha256Hex } from '../kit/sha256.ts';

export type HashAnswer = { id: number; hash: string } | { id: number; errorName: string };

let worker: Worker | null = null;
let questions = 0;
const waiting = new Map<number, (answer: HashAnswer) => void>();

/**
 * SHA-256 of a part, in a worker so that hashing 50 GB never holds up the page; on the page itself where there are no workers.
 * Rejects with a NotReadableError when the file has changed or gone since it was chosen.
 */
export async function hashPart(part: Blob): Promise<string> {
  if (typeof Worker === 'undefined') return sha256Hex(await part.arrayBuffer());
  worker ??= startWorker();
  questions += 1;
  const id = questions;
  const answer = await new Promise<HashAnswer>((resolve) => {
    waiting.set(id, resolve);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker?.postMessage({ id, part });
  });
  if ('errorName' in answer) throw new DOMException('The part could not be read', answer.errorName);
  return answer.hash;
}

function startWorker(): Worker {
  const started = new Worker(new URL('./hash-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<HashAnswer>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  // A worker that died answers nobody: its questions are asked again by the lanes, to a new one.
  started.addEventListener('error', () => {
    worker = null;
    for (const [id, answer] of waiting) answer({ id, errorName: 'WorkerError' });
    waiting.clear();
  });
  return started;
}
