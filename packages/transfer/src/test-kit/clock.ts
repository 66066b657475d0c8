import type { Clock } from '../clock.ts';

/** Time that only advances in the test’s control. */
export class TestClock implements Clock {
  #now = 1_000_000;
  #timers: { at: number; fire: () => void }[] = [];

  now = (): number => this.#now;

  after = (ms: number, then: () => void): (() => void) => {
    const timer = { at: this.#now + ms, fire: then };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((each) => each !== timer);
    };
  };

  /** Lets so many milliseconds pass, running everything due in its order. */
  async pass(ms: number): Promise<void> {
    const end = this.#now + ms;
    await settle();
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.#now = Math.max(this.#now, next.at);
      this.#fire(next);
      await settle();
    }
    this.#now = end;
  }

  /** The machine sleeps: time passes, and nothing runs. */
  async sleep(ms: number): Promise<void> {
    this.#now += ms;
    await this.pass(0);
  }

  #next(end: number) {
    return this.#timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
  }

  #fire(timer: { fire: () => void }): void {
    this.#timers = this.#timers.filter((each) => each !== timer);
    timer.fire();
  }
}

/** Runs everything that waits for no time. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
}
