import { createHash } from 'node:crypto';
import { z } from 'zod';
import { Refused, type Needs } from './kit.ts';

const keyRow = z.object({ digest: z.string(), answer: z.string() });

/**
 * Does the work of a call once for its key: later calls with the same key and input get the answer of the first, and
 * other input under a known key is refused. What is refused may be asked again. Keys are never forgotten, so that a
 * charge is not made twice, however late it is asked for again.
 */
export function once<T>(
  { store, clock }: Needs,
  { key, call, input }: { key: string; call: string; input: unknown },
  work: () => T,
): T {
  const digest = createHash('sha256')
    .update(JSON.stringify([call, input]))
    .digest('hex');
  return store.transaction(() => {
    const known = store.find(keyRow, 'SELECT digest, answer FROM keys WHERE key = ?', key);
    if (known && known.digest !== digest) {
      throw new Refused('idempotency_error', 'The idempotency key was used for another call, or with other input.');
    }
    // It was made from a T below.
    if (known) return JSON.parse(known.answer);
    const answer = work();
    store.run(
      'INSERT INTO keys (key, digest, answer, created_at) VALUES (?, ?, ?, ?)',
      key,
      digest,
      JSON.stringify(answer),
      clock().getTime(),
    );
    return answer;
  });
}
