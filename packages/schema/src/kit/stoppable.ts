/**
 * An iterator that can be stopped while it waits. A generator answers `return()` only after the `next()` that it is busy with, which for
 * a quiet subscription is never. `release` is called once, on whichever comes first: the stop, the end or a fault of the source.
 */
export function stoppable<T>(source: AsyncIterator<T>, release: () => Promise<unknown>): AsyncIterableIterator<T> {
  const waiting = new Set<() => void>();
  let released: Promise<unknown> | null = null;

  function stop(): Promise<unknown> {
    released ??= release();
    for (const end of waiting) end();
    return released;
  }

  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    async next() {
      if (released) return over();
      const stopped = Promise.withResolvers<IteratorResult<T>>();
      const end = () => stopped.resolve(over());
      waiting.add(end);
      try {
        const result = await Promise.race([source.next(), stopped.promise]);
        if (result.done) await stop();
        return result;
      } catch (error) {
        await stop();
        throw error;
      } finally {
        waiting.delete(end);
      }
    },
    async return() {
      await stop();
      return over();
    },
    async throw(error) {
      await stop();
      throw error;
    },
  };
}

const over = (): { done: true; value: undefined } => ({ done: true, value: undefined });
