import { beforeEach, expect, test, vi } from 'vitest';
import { sha256Hex } from '../../kit/sha256.ts';
import type { HashAnswer } from './part-hash.ts';

/** A browser's worker that dies on its first message, or answers. */
class AWorker extends EventTarget {
  static started: AWorker[] = [];
  static mortals = 0;
  readonly #isMortal = AWorker.started.length < AWorker.mortals;
  terminate = vi.fn();
  constructor() {
    super();
    AWorker.started.push(this);
  }

  postMessage({ id, part }: { id: number; part: Blob }): void {
    const answer = async () => {
      const hash = await sha256Hex(await part.arrayBuffer());
      if (this.#isMortal) return this.dispatchEvent(new Event('error'));
      const data: HashAnswer = { id, hash };
      return this.dispatchEvent(new MessageEvent('message', { data }));
    };
    void answer();
  }
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('Worker', AWorker);
  AWorker.started = [];
  return () => vi.unstubAllGlobals();
});

test.each([
  ['works', 0, 1],
  ['crashes once', 1, 2],
  ['always crashes', 99, 3],
])('a part gets its hash when the worker %s', async (_, mortals, workers) => {
  AWorker.mortals = mortals;
  const { hashPart } = await import('./part-hash.ts');
  const parts = ['one', 'two', 'three'].map((text) => new TextEncoder().encode(text));
  const hashes = await Promise.all(parts.map((bytes) => hashPart(new Blob([bytes]))));
  expect(hashes).toEqual(await Promise.all(parts.map(sha256Hex)));
  expect(AWorker.started).toHaveLength(workers);
});
