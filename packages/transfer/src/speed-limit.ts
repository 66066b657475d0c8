import type { Clock } from './clock.ts';
import { Interrupted } from './interrupted.ts';

/**
 * How many bytes a second may leave, over everything that shares it. Who takes more than there is makes the next one wait, so the average
 * holds whatever the size of the pieces. One that was idle saves nothing up.
 */
export class SpeedLimit {
  readonly #clock: Clock;
  readonly #listeners = new Set<() => void>();
  #bytesPerSecond: number | null;
  /** When what was taken so far is paid for. */
  #freeAt = 0;

  constructor(clock: Clock, bytesPerSecond: number | null = null) {
    this.#clock = clock;
    this.#bytesPerSecond = bytesPerSecond;
  }

  get bytesPerSecond(): number | null {
    return this.#bytesPerSecond;
  }

  /** Null lifts it. Those who wait begin to wait anew. */
  set(bytesPerSecond: number | null): void {
    const now = this.#clock.now();
    const owed = Math.max(0, this.#freeAt - now) * (this.#bytesPerSecond ?? 0);
    this.#bytesPerSecond = bytesPerSecond;
    this.#freeAt = bytesPerSecond === null ? 0 : now + owed / bytesPerSecond;
    const waiting = Array.from(this.#listeners);
    for (const listener of waiting) listener();
  }

  /** Resolves when so many bytes may leave. Rejects with Interrupted when the signal fires. */
  async take(bytes: number, signal: AbortSignal): Promise<void> {
    for (;;) {
      if (signal.aborted) throw new Interrupted();
      if (this.#bytesPerSecond === null) return;
      const now = this.#clock.now();
      // A clock that was put back must not make anybody wait for as long as it was put back.
      const wait = Math.min(this.#freeAt - now, LONGEST_WAIT_MS);
      if (wait <= 0) {
        this.#freeAt = Math.max(this.#freeAt, now) + (bytes / this.#bytesPerSecond) * 1000;
        return;
      }
      await this.#pause(wait, signal);
      if (wait === LONGEST_WAIT_MS) this.#freeAt = Math.min(this.#freeAt, now + LONGEST_WAIT_MS);
    }
  }

  #pause(ms: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        callOff();
        this.#listeners.delete(end);
        signal.removeEventListener('abort', end);
        resolve();
      };
      const callOff = this.#clock.after(ms, end);
      this.#listeners.add(end);
      signal.addEventListener('abort', end, { once: true });
    });
  }
}

/** The longest that one part of four lanes can rightly wait, at the slowest limit that is offered. */
const LONGEST_WAIT_MS = 3_600_000;
