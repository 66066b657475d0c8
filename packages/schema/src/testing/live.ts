import type { Event } from '@launchyard/contract/events';
import type { Listener, LiveEvents } from '../kit/context.ts';

type Queue = ReturnType<LiveEvents['listen']>;

/** Hands events to whoever listens, in the order in which they were committed: at once, or when it is told to after a delay. */
export class Live implements LiveEvents {
  /** Whether what is committed waits for `deliver`, as behind a slow network. */
  isDelayed = false;
  readonly listening = new Set<EventQueue>();
  #delayed: Event[] = [];

  listen(listener: Listener): Queue {
    const queue: EventQueue = new EventQueue(listener.accountId, () => this.listening.delete(queue));
    this.listening.add(queue);
    return queue;
  }

  commit(event: Event): void {
    this.#delayed.push(event);
    if (!this.isDelayed) this.deliver();
  }

  deliver(): void {
    for (const event of this.#delayed.splice(0)) for (const queue of this.listening) queue.push(event);
  }
}

class EventQueue implements AsyncIterableIterator<Event> {
  behind = false;
  #events: Event[] = [];
  #waiting: ((result: IteratorResult<Event>) => void)[] = [];
  #isOver = false;
  readonly #account: string;
  readonly #end: () => void;

  constructor(account: string, end: () => void) {
    this.#account = account;
    this.#end = end;
  }

  get isWaitedOn(): boolean {
    return this.#waiting.length > 0;
  }

  push(event: Event): void {
    if (!('accountId' in event) || event.accountId !== this.#account) return;
    const waiting = this.#waiting.shift();
    if (waiting) waiting({ done: false, value: event });
    else this.#events.push(event);
  }

  /** Loses what waits, as for a consumer that is too slow. */
  drop(): void {
    this.#events = [];
    this.behind = true;
  }

  next(): Promise<IteratorResult<Event>> {
    const value = this.#events.shift();
    if (value) return Promise.resolve({ done: false, value });
    if (this.#isOver) return Promise.resolve({ done: true, value: undefined });
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  return(): Promise<IteratorResult<Event>> {
    this.#isOver = true;
    this.#end();
    for (const waiting of this.#waiting.splice(0)) waiting({ done: true, value: undefined });
    return Promise.resolve({ done: true, value: undefined });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
