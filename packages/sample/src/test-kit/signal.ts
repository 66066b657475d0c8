import { PATIENCE } from '@launchyard/testing/waits';

/** Tells those who wait that something changed. Waits are bounded, and say what they waited for. */
export class Signal {
  readonly #waiting = new Set<() => void>();

  fire(): void {
    for (const check of this.#waiting) check();
  }

  /** Waits until `find` finds something, which it is asked now and after each change. */
  until<T>(find: () => T | null | undefined, what: () => string): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const end = () => {
      clearTimeout(timer);
      this.#waiting.delete(check);
    };
    const check = () => {
      const found = find();
      if (found === null || found === undefined) return;
      end();
      resolve(found);
    };
    const timer = setTimeout(() => {
      end();
      reject(new Error(`Waited ${PATIENCE / 1000} s for ${what()}`));
    }, PATIENCE);
    this.#waiting.add(check);
    check();
    return promise;
  }
}
