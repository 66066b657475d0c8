import type { Event } from '@launchyard/contract/events';

/**
 * How many events may wait for one listener. A subscriber slower than its account’s changes reads the current state
 * instead.
 */
export const MAX_WAITING = 1_000;

/** The events of one listener, queued until they are read. Can be ended from outside during a wait. */
export class EventQueue implements AsyncIterableIterator<Event> {
  /** Set if events were dropped or may have been missed. */
  behind = false;
  #events: Event[] = [];
  #waiting: ((result: IteratorResult<Event>) => void)[] = [];
  #isOver = false;
  readonly #onOver: () => void;

  constructor(onOver: () => void) {
    this.#onOver = onOver;
  }

  push(event: Event): void {
    if (this.#isOver) return;
    const next = this.#waiting.shift();
    if (next) {
      next({ done: false, value: event });
      return;
    }
    if (this.#events.length >= MAX_WAITING) {
      this.#events = [];
      this.behind = true;
    }
    this.#events.push(event);
  }

  /** Something may have been missed: ends at once, so that the reader listens again and reads the current state. */
  fallBehind(): void {
    if (this.#isOver) return;
    this.behind = true;
    this.end();
  }

  /** Ends at once: queued events are dropped, waiting readers are told. */
  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#events = [];
    for (const tell of this.#waiting.splice(0)) tell({ done: true, value: undefined });
    this.#onOver();
  }

  next(): Promise<IteratorResult<Event>> {
    const event = this.#events.shift();
    if (event) return Promise.resolve({ done: false, value: event });
    if (this.#isOver) return Promise.resolve({ done: true, value: undefined });
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  return(): Promise<IteratorResult<Event>> {
    this.end();
    return Promise.resolve({ done: true, value: undefined });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
