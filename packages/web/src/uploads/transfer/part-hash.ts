import { FileGone } from '@launchyard/transfer';
import { sha256Hex } from '../../kit/sha256.ts';
import { ofTab } from '../../kit/state.ts';

export type HashAnswer = { id: number; hash: string } | { id: number; errorName: string };

/**
 * After this many crashes on the same part, or if it cannot be loaded at all, the worker is not
 * used.
 */
const MAX_DEAD_WORKERS = 3;

/**
 * SHA-256 of a part, in a worker so that hashing 50 GB never blocks the page; on the page itself if
 * there are no workers, or they keep crashing. Rejects with FileGone if the file has changed or is
 * gone.
 */
export async function hashPart(part: Blob): Promise<string> {
  for (let dead = 0; typeof Worker !== 'undefined' && dead < MAX_DEAD_WORKERS; dead++) {
    const answer = await hasher().ask(part);
    if (answer === null) continue;
    if ('errorName' in answer) throw readFault(answer.errorName);
    return answer.hash;
  }
  return sha256Hex(await readAll(part));
}

async function readAll(part: Blob): Promise<ArrayBuffer> {
  try {
    return await part.arrayBuffer();
  } catch (error) {
    throw error instanceof DOMException ? readFault(error.name) : error;
  }
}

const readFault = (name: string): Error =>
  name === 'NotFoundError'
    ? new FileGone('gone')
    : name === 'NotReadableError'
      ? new FileGone('changed')
      : new DOMException('The part could not be read', name);

/** The worker of this tab, and the pending requests to it. */
class Hasher {
  #worker: Worker | null = null;
  #questions = 0;
  readonly #waiting = new Map<number, (answer: HashAnswer | null) => void>();

  /** Resolves to null if the worker has died in the meantime. */
  ask(part: Blob): Promise<HashAnswer | null> {
    const asked = (this.#worker ??= this.#start());
    const id = (this.#questions += 1);
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      asked.postMessage({ id, part });
    });
  }

  #start(): Worker {
    const started = new Worker(new URL('./hash-worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<HashAnswer>) => {
      this.#waiting.get(data.id)?.(data);
      this.#waiting.delete(data.id);
    });
    started.addEventListener('error', () => {
      if (this.#worker !== started) return;
      this.#worker = null;
      started.terminate();
      for (const answer of this.#waiting.values()) answer(null);
      this.#waiting.clear();
    });
    return started;
  }
}

const hasher = ofTab(() => new Hasher());
